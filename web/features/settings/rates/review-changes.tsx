import type { ReactNode } from 'react';
import { allDestinations } from '#domain/kernel/destinations.ts';
import { type Cents, dollars } from '#domain/kernel/money.ts';
import { estimate } from '#domain/quotes/make-estimate.ts';
import type { PublishedRateCard, RateCard } from '#domain/quotes/rate-card.ts';
import { type Column, DataTable } from '#web/ui/data/data-table.tsx';
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
  if (before === undefined || after === undefined) return '';
  if (before === after) return 'the same';
  return `${after > before ? '+' : ''}${dollars(after - before)}`;
};

const columnsOf = (what: string): readonly Column<Compared>[] => [
  { key: 'words', heading: what, bare: true, cell: ({ words }) => words },
  { key: 'before', heading: 'Now', code: true, cell: ({ before }) => amount(before) },
  {
    key: 'after',
    heading: 'New',
    code: true,
    cell: (row) => <span className={row.before === row.after ? '' : 'font-bold'}>{amount(row.after)}</span>,
  },
  { key: 'difference', heading: 'Difference', code: true, cell: difference },
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

/** What a new card changes: rates by destination, other differences, and the price of typical shipments. */
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
      <Part title="A pound, by destination">
        <DataTable
          caption="Price of a pound by destination, now and new"
          columns={columnsOf('Destination')}
          rowKey={({ words }) => words}
          rows={allDestinations.map(({ code, country }) => ({
            words: country,
            before: before.card.perLb[code],
            after: after.perLb[code],
          }))}
        />
      </Part>
      <Part title="Everything else that changes">
        {changes.length === 0 ? <p className="text-ink-soft">Nothing else.</p> : null}
        <ul className="grid gap-2">
          {changes.map((change) => (
            <li key={change.label}>
              <span className="font-semibold">{change.label}:</span> {change.before} → {change.after}
            </li>
          ))}
        </ul>
      </Part>
      <Part title="What people pay">
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
