import { allDestinations } from '#domain/kernel/destinations.ts';
import { dateWords } from '#web/phrases/days.ts';
import { lowestRate } from '#web/phrases/prices.ts';
import { stateWords } from '#web/phrases/state-words.ts';
import { actionClass } from '#web/ui/button.tsx';
import { CallToAction } from '../../components/call-to-action.tsx';
import { PageIntro } from '../../components/page-intro.tsx';
import type { Site, SitePage } from '../../page.ts';
import { service } from '../../seo/service.ts';
import { BarrelPrices } from './barrel-prices.tsx';
import { CardVersion } from './card-version.tsx';
import { Extras, Pickup, Storage } from './extras.tsx';
import { PerPound } from './per-pound.tsx';
import { SizeOrWeight } from './size-or-weight.tsx';

/** The version and date of the rate card. */
const Stamp = ({ site: { rateCards } }: { readonly site: Site }) => {
  const [card] = rateCards;
  return card ? (
    <dl className="label-sheet grid w-fit grid-cols-[auto_auto] items-baseline gap-x-5 gap-y-1 px-5 py-4">
      <dt className="label-caption">Rate card</dt>
      <dd className="font-mono font-semibold">no. {card.version}</dd>
      <dt className="label-caption">Valid from</dt>
      <dd className="font-mono font-semibold">{dateWords(card.effectiveFrom)}</dd>
      <dt className="label-caption hidden print:block">As of</dt>
      <dd data-printed="" className="hidden font-mono font-semibold print:block" />
    </dl>
  ) : null;
};

const Content = ({ site }: { readonly site: Site }) => (
  <>
    <PageIntro
      path="/rates"
      title="All our prices"
      lead="All our prices, on one page. This is the only price list we use: our counter and our calculator use it too."
      aside={<Stamp site={site} />}
    >
      <a href="/shipping-calculator" className={actionClass({}, 'print:hidden')}>
        Get a price
      </a>
    </PageIntro>
    <PerPound site={site} />
    <SizeOrWeight site={site} />
    <BarrelPrices site={site} />
    <Pickup site={site} />
    <Extras site={site} />
    <Storage site={site} />
    <CardVersion site={site} />
    <CallToAction title="Want it added up?">
      Enter the size, the weight and the country. The calculator shows the full price and your flight.
    </CallToAction>
  </>
);

/** The page with the complete rate card. It can be printed. */
export const ratesPage: SitePage = {
  metadata: (site) => ({
    title: `Air cargo rates from ${stateWords(site.brand)} to the Caribbean`,
    description: `From ${lowestRate(site)} per lb: every price by the pound and the barrel, pickup, insurance, customs, storage.`,
    structuredData: [
      service(site, {
        name: 'Air cargo by the pound and by the barrel',
        description: `Boxes and barrels by air from ${stateWords(site.brand)}, at published prices.`,
        to: allDestinations.map(({ code }) => code),
      }),
    ],
  }),
  Content,
  asked: [
    { question: 'What does it cost per pound to each country?', answeredAt: 'per-pound' },
    { question: 'Why is a big light box charged for more than it weighs?', answeredAt: 'size-or-weight' },
    { question: 'What does a barrel cost, and how much weight is included?', answeredAt: 'barrels' },
    { question: 'What do pickup, insurance and customs paperwork cost?', answeredAt: 'extras' },
    { question: 'How long is the price good?', answeredAt: 'version' },
  ],
};
