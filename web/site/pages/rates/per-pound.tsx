import type { DestinationCode } from '#domain/kernel/destinations.ts';
import { dollars } from '#domain/kernel/money.ts';
import { belowBreak, breakWords, cardInForce, rateFrom, roundsOnce } from '#web/phrases/prices.ts';
import { transitWords } from '#web/phrases/times.ts';
import { Section } from '../../components/section.tsx';
import type { Site } from '../../page.ts';
import { CompareTable } from '../../prices/compare-table.tsx';
import { destinationRows } from '../../prices/destination-rows.ts';
import { boxes, priceOfBoxes } from '../../prices/example-price.ts';

/** Typical weights, in boxes so dense that the actual weight is charged. */
const weights = [
  { lb: 10, quantity: 1 },
  { lb: 50, quantity: 1 },
  { lb: 100, quantity: 2 },
  { lb: 500, quantity: 10 },
] as const;

const totals = (site: Site, to: DestinationCode): readonly string[] =>
  weights.map(({ lb, quantity }) =>
    dollars(priceOfBoxes(site, to, [boxes({ size: [10, 10, 10], weight: lb / quantity, quantity })]).total),
  );

const Rates = ({ site }: { readonly site: Site }) => (
  <CompareTable
    caption="Rate per pound and days in transit by destination"
    corner="To"
    columns={[{ title: 'Per lb' }, { title: 'Ready after', hint: 'from the flight' }]}
    rows={destinationRows(site, ({ code, country, path }) => ({
      head: (
        <a href={path} className="text-link inline-flex min-h-8 items-center print:min-h-0">
          {country}
        </a>
      ),
      cells: [
        <span key="rate" className="text-xl font-semibold">
          {rateFrom(site, code)}
        </span>,
        transitWords(site.schedule, code),
      ],
    }))}
  />
);

const Steps = ({ site }: { readonly site: Site }) => (
  <div className="mt-5 grid max-w-prose gap-2 print:mt-2 print:max-w-none print:gap-1">
    {cardInForce(site).breaks.length > 0 ? (
      <p>
        <strong>{breakWords(site).join(', ')}</strong>, on all of the weight. {belowBreak(site)}
      </p>
    ) : null}
    <p id="minimum">
      Minimum charge for a shipment: <strong>{dollars(cardInForce(site).minimumFreight)}</strong>. Parcels
      sent together from your mailbox have no minimum.
    </p>
  </div>
);

/** The rate of each destination, and its price for typical weights. */
export const PerPound = ({ site }: { readonly site: Site }) => (
  <Section
    id="per-pound"
    title="By the pound"
    lead={
      roundsOnce(site)
        ? 'We add up the pounds of a shipment and round up once, so boxes sent together cost less than boxes sent apart.'
        : 'Each box is rounded up to whole pounds, then we add up the boxes of a shipment.'
    }
    beside
  >
    <Rates site={site} />
    <Steps site={site} />
    <div className="print:hidden">
      <h3 className="mt-8 mb-3 text-xl">Price by weight</h3>
      <CompareTable
        caption="Price of freight by weight and destination"
        corner="To"
        columns={weights.map(({ lb }) => ({ title: `${lb} lb` }))}
        rows={destinationRows(site, ({ code }) => ({ cells: totals(site, code) }))}
      />
    </div>
  </Section>
);
