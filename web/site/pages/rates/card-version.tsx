import { dollars } from '#domain/kernel/money.ts';
import type { PublishedRateCard } from '#domain/quotes/rate-card.ts';
import { REWEIGH_TOLERANCE_PERCENT } from '#domain/quotes/reweigh.ts';
import { dateWords } from '#web/phrases/days.ts';
import { rateFrom } from '#web/phrases/prices.ts';
import { Section } from '../../components/section.tsx';
import type { Site } from '../../page.ts';
import { CompareTable } from '../../prices/compare-table.tsx';
import { destinationRows } from '../../prices/destination-rows.ts';

const Announced = ({ site, next }: { readonly site: Site; readonly next: PublishedRateCard }) => (
  <div className="mt-8">
    <h3 className="mb-3 text-xl">
      New prices: rate card {next.version}, from {dateWords(next.effectiveFrom)}
    </h3>
    <CompareTable
      caption={`Rates per pound of rate card ${next.version} and of today`}
      corner="Per lb to"
      columns={[{ title: 'Today' }, { title: `From ${dateWords(next.effectiveFrom)}` }]}
      rows={destinationRows(site, ({ code }) => ({
        cells: [rateFrom(site, code), dollars(next.card.perLb[code])],
      }))}
    />
  </div>
);

/** The version of the rate card, how long its prices are valid, and the next version. */
export const CardVersion = ({ site }: { readonly site: Site }) => {
  const [card, ...announced] = site.rateCards;
  if (card === undefined) return null;
  return (
    <Section
      id="version"
      title="How long is the price good?"
      lead="The price you book at stays the same, even when new prices come."
      beside
    >
      <div className="grid max-w-prose gap-3 print:max-w-none print:gap-1">
        <p>
          This is rate card {card.version}, valid since {dateWords(card.effectiveFrom)}.{' '}
          {announced.length === 0 ? 'No price change has been announced.' : null}
        </p>
        <p>
          We weigh and measure at the dock. Up to {REWEIGH_TOLERANCE_PERCENT}% more weight than you told us,
          the quoted price stays the same. Above that we send you a photo of the scale, and you say yes or no
          to the new price.
        </p>
      </div>
      {announced.map((next) => (
        <Announced key={next.version} site={site} next={next} />
      ))}
    </Section>
  );
};
