import type { ReactNode } from 'react';
import { allDestinations } from '#domain/kernel/destinations.ts';
import { type Cents, dollars } from '#domain/kernel/money.ts';
import { estimate } from '#domain/quotes/make-estimate.ts';
import type { PublishedRateCard, RateCard } from '#domain/quotes/rate-card.ts';
import { type Column, DataTable } from '#web/ui/data/data-table.tsx';
import { ChangeList } from './change-list.tsx';
import { followingPrices } from './following-prices.ts';
import { priceChanges } from './price-changes.ts';
import { sampleShipments } from './sample-shipments.ts';

/** One line of a table of old and new. */
interface Compared {
  readonly words: string;
  readonly before: Cents | undefined;
  readonly after: Cents | undefined;
}

const amount = (cents: Cents | undefined): string => (cents === undefined ? 'No price' : dollars(cents));

const difference = ({ before, after }: Compared): string => {
  if (before === after) return 'No change';
  if (before === undefined || after === undefined) return '';
  return `${after > before ? '+' : ''}${dollars(after - before)}`;
};

/** Gray for a row that stays the same, so that the eye finds the others. */
const quietly = ({ before, after }: Compared, words: string): ReactNode =>
  before === after ? <span className="text-ink-soft">{words}</span> : words;

const boldly = (row: Compared, words: string): ReactNode =>
  row.before === row.after ? quietly(row, words) : <strong>{words}</strong>;

const columnsOf = (what: string): readonly Column<Compared>[] => [
  { key: 'words', heading: what, bare: true, cell: (row) => boldly(row, row.words) },
  { key: 'before', heading: 'Now', numeric: true, cell: (row) => quietly(row, amount(row.before)) },
  { key: 'after', heading: 'New', numeric: true, cell: (row) => boldly(row, amount(row.after)) },
  { key: 'difference', heading: 'Change', numeric: true, cell: (row) => boldly(row, difference(row)) },
];

const total = (index: number, card: RateCard): Cents | undefined => {
  const sample = sampleShipments[index];
  const answer = sample && estimate(sample.request, { version: 1, effectiveFrom: '2026-01-01', card });
  return answer?.ok ? answer.value.total : undefined;
};

const Part = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <section className="grid gap-3">
    <h3 className="text-lg">{title}</h3>
    {children}
  </section>
);

const Following = ({ before, after }: { readonly before: RateCard; readonly after: RateCard }) => {
  const following = followingPrices(before, after);
  if (following.length === 0) return null;
  return (
    <Part title="Barrels follow">
      <ul className="grid gap-2">
        {following.map(({ country, barrels }) => (
          <li key={country}>
            <span className="font-semibold">{country}:</span> {barrels.join(', ')}
          </li>
        ))}
      </ul>
    </Part>
  );
};

/** What a new card changes: prices per pound, barrels, other prices, and the price of typical shipments. */
export const ReviewChanges = ({
  before,
  after,
}: {
  readonly before: PublishedRateCard;
  readonly after: RateCard;
}) => {
  const changes = priceChanges(before.card, after);
  return (
    <div className="grid gap-6">
      <Part title="Price per pound">
        <DataTable
          caption="Price per pound by country, now and new"
          columns={columnsOf('Country')}
          rowKey={({ words }) => words}
          rows={allDestinations.map(({ code, country }) => ({
            words: country,
            before: before.card.perLb[code],
            after: after.perLb[code],
          }))}
        />
      </Part>
      <Following before={before.card} after={after} />
      <Part title="Other prices that change">
        {changes.length === 0 ? <p className="text-ink-soft">None.</p> : <ChangeList changes={changes} />}
      </Part>
      <Part title="What customers pay">
        <DataTable
          caption="Price of typical shipments, now and new"
          columns={columnsOf('Shipment')}
          rowKey={({ words }) => words}
          rows={sampleShipments.map(({ words }, index) => ({
            words,
            before: total(index, before.card),
            after: total(index, after),
          }))}
        />
      </Part>
    </div>
  );
};
