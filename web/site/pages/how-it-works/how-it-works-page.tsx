import { flightDays } from '#web/phrases/flight-days.ts';
import { cutoffWords, transitEnvelope } from '#web/phrases/times.ts';
import { actionClass } from '#web/ui/button.tsx';
import { CallToAction } from '../../components/call-to-action.tsx';
import { PageIntro } from '../../components/page-intro.tsx';
import { CountdownSchedule } from '../../countdown/next-departure.tsx';
import { Dock } from '../../illustrations/dock.tsx';
import type { Site, SitePage } from '../../page.ts';
import { FiveSteps } from './five-steps.tsx';
import { Pickup } from './pickup.tsx';
import { Tracking } from './tracking.tsx';
import { TwoWays } from './two-ways.tsx';
import { Week } from './week.tsx';
import { FromYou, Wrong } from './what-you-need.tsx';

const Content = ({ site }: { readonly site: Site }) => (
  <>
    <PageIntro
      path="/how-it-works"
      title="How shipping with us works"
      lead={`In ${site.brand.facility.city} by ${cutoffWords(site.schedule)}, in the air on ${flightDays(site.schedule)}, ready ${transitEnvelope(site.schedule)} later. Here is every step, and what we need from you.`}
      aside={<Dock city={site.brand.facility.city} className="hidden h-auto w-104 lg:block" />}
    >
      <a href="/shipping-calculator" className={actionClass({}, 'text-lg')}>
        Calculate shipping cost
      </a>
    </PageIntro>
    <FiveSteps site={site} />
    <TwoWays site={site} />
    <Pickup site={site} />
    <Week site={site} />
    <Tracking site={site} />
    <FromYou site={site} />
    <Wrong site={site} />
    <CallToAction title="Start with the price">
      Size, weight, country. You see every charge, your flight, and how long you have.
    </CallToAction>
    <CountdownSchedule schedule={site.schedule} />
  </>
);

/** The page about shipments: steps, routes, cutoffs, tracking, and problems. */
export const howItWorksPage: SitePage = {
  metadata: (site) => ({
    title: 'How air cargo to the Caribbean works, step by step',
    description: `Five steps from ${site.brand.facility.city} to the counter: price, drop-off or pickup, screening, flight, collection. What you bring, and by when.`,
  }),
  Content,
  asked: [
    { question: 'What do I do first, and what happens next?', answeredAt: 'steps' },
    { question: 'Mailbox, drop-off or pickup: which one do I need?', answeredAt: 'ways' },
    { question: 'By when must it be with you to make this week’s flight?', answeredAt: 'week' },
    { question: 'How do I know where my shipment is?', answeredAt: 'tracking' },
    { question: 'What if it weighs more, comes late, or is held?', answeredAt: 'when-it-goes-wrong' },
  ],
};
