import { namedDestinations } from '#domain/settings/counters/taken.ts';
import { lowestRate } from '#web/phrases/prices.ts';
import { stateWords } from '#web/phrases/state-words.ts';
import { CallToAction } from '../../components/call-to-action.tsx';
import { CountdownSchedule } from '../../countdown/next-departure.tsx';
import type { Site, SitePage } from '../../page.ts';
import { localBusiness } from '../../seo/local-business.ts';
import { Claims } from './claims.tsx';
import { DestinationCards } from './destination-cards.tsx';
import { FiveSteps } from './five-steps.tsx';
import { Hero } from './hero.tsx';
import { MailboxBlock } from './mailbox/mailbox-block.tsx';
import { Pathways } from './pathways.tsx';
import { Programs } from './programs.tsx';
import { Testimonials } from './testimonials.tsx';
import { WhyUs } from './why-us.tsx';

const Content = ({ site }: { readonly site: Site }) => (
  <>
    <Hero site={site} />
    <Claims claims={site.claims} />
    <Programs site={site} />
    <FiveSteps site={site} />
    <Pathways site={site} />
    <WhyUs site={site} />
    <DestinationCards site={site} />
    <Testimonials site={site} />
    <CallToAction title="It could be on the next flight">
      <p>Tell us what you send and where. See the price right away, line by line. Free.</p>
    </CallToAction>
    {site.home.mailboxBlock ? <MailboxBlock site={site} /> : null}
    <CountdownSchedule schedule={site.schedule} />
  </>
);

/** The home page (trade.md, What the owner fixed). */
export const home: SitePage = {
  metadata: (site) => ({
    title: `Air Cargo from ${stateWords(site.brand)} to the Caribbean`,
    description: `Boxes and barrels by air from ${site.brand.facility.city} to ${namedDestinations(
      site.capabilities,
    )
      .map(({ country }) => country)
      .join(', ')}. From ${lowestRate(site)} a pound.`,
    structuredData: [localBusiness(site)],
  }),
  Content,
  asked: [
    { question: 'What does it cost to send to my country?', answeredAt: 'destinations' },
    {
      question: 'When does the next flight leave, and by when must my things be there?',
      answeredAt: 'departures',
    },
    { question: 'What happens between your dock and my people?', answeredAt: 'steps' },
    { question: 'Do you pick it up from me?', answeredAt: 'pickup' },
    { question: 'Who answers when I call, and when?', answeredAt: 'someone-answers' },
  ],
};
