import { useState } from 'react';
import { Link } from 'react-router-dom';
import { destinations } from '#domain/kernel/destinations.ts';
import { dollars } from '#domain/kernel/money.ts';
import { pathTo } from '#domain/kernel/paths.ts';
import type { RateCard } from '#domain/quotes/rate-card.ts';
import { mostChanged, type TrialRow, type TrialSum, trialSums } from '#domain/shipments/trial/trial.ts';
import { Button } from '#web/ui/button.tsx';
import { type Column, DataTable } from '#web/ui/data/data-table.tsx';
import { Alert } from '#web/ui/feedback/alert.tsx';
import { SelectField } from '#web/ui/forms/select-field.tsx';
import { textLink } from '#web/ui/text/text-link.ts';
import { lastMonths, monthWords } from '#web/ui/time/last-months.ts';
import { type Trial, useTrial } from './use-trial.ts';

const MOST_NAMED = 5;
const PERCENT = 100;

const signed = (cents: number): string => `${cents > 0 ? '+' : ''}${dollars(cents)}`;

const changeWords = ({ before, after }: Pick<TrialSum, 'before' | 'after'>): string => {
  if (before === after) return 'No change';
  const percent = before === 0 ? '' : ` (${(((after - before) / before) * PERCENT).toFixed(1)}%)`;
  return `${signed(after - before)}${percent}`;
};

interface SumRow extends TrialSum {
  readonly name: string;
}

const sumColumns: readonly Column<SumRow>[] = [
  { key: 'name', heading: 'Destination', bare: true, cell: ({ name }) => <strong>{name}</strong> },
  { key: 'shipments', heading: 'Shipments', numeric: true, cell: ({ shipments }) => shipments },
  { key: 'before', heading: 'Before', numeric: true, cell: ({ before }) => dollars(before) },
  { key: 'after', heading: 'New', numeric: true, cell: ({ after }) => dollars(after) },
  { key: 'change', heading: 'Change', numeric: true, cell: (row) => changeWords(row) },
  { key: 'dearer', heading: 'Cost more', numeric: true, cell: ({ dearer }) => dearer },
  { key: 'cheaper', heading: 'Cost less', numeric: true, cell: ({ cheaper }) => cheaper },
];

const Shipment = ({ number }: Pick<TrialRow, 'number'>) => (
  <Link to={pathTo('/admin/shipments/:number', { number })} className={textLink}>
    {number}
  </Link>
);

const MostChanged = ({ rows }: { readonly rows: readonly TrialRow[] }) => {
  const most = mostChanged(rows, MOST_NAMED);
  if (most.length === 0) return null;
  return (
    <div>
      <h4 className="font-semibold">These change most</h4>
      <ul className="grid gap-1">
        {most.map(({ number, to, before, after = before }) => (
          <li key={number}>
            <Shipment number={number} /> to {destinations[to].country}: {dollars(before)} → {dollars(after)},{' '}
            {signed(after - before)}
          </li>
        ))}
      </ul>
    </div>
  );
};

const NoPrice = ({ rows }: { readonly rows: readonly TrialRow[] }) => {
  const without = rows.filter(({ noPrice }) => noPrice !== undefined);
  const [first] = without;
  if (first === undefined) return null;
  return (
    <Alert
      kind="warning"
      title={
        without.length === 1
          ? 'One shipment has no price by the new card'
          : `${without.length} shipments have no price by the new card`
      }
    >
      They are in none of the sums. One of them: <Shipment number={first.number} />. {first.noPrice}
    </Alert>
  );
};

const countWords = ({ length }: readonly TrialRow[]): string =>
  length === 1 ? '1 shipment' : `${length} shipments`;

const Outcome = ({ trial: { month, rows, state, failure } }: { readonly trial: Trial }) => {
  const { all, byDestination } = trialSums(rows);
  if (state === 'done' && rows.length === 0)
    return <p>No shipment closed in {monthWords(month)} that could be priced again.</p>;
  const sums: readonly SumRow[] = [
    ...byDestination.map((sum) => ({ ...sum, name: destinations[sum.to].country })),
    ...(byDestination.length > 1 ? [{ ...all, name: 'All' }] : []),
  ];
  return (
    <>
      {state === 'failed' ? (
        <Alert title={`Only ${countWords(rows)} of ${monthWords(month)} could be read`}>{failure}</Alert>
      ) : null}
      {sums.length === 0 ? null : (
        <DataTable
          caption={`Shipments that closed in ${monthWords(month)}, at their own and at the new prices`}
          columns={sumColumns}
          rowKey={({ name }) => name}
          rows={sums}
        />
      )}
      <MostChanged rows={rows} />
      <NoPrice rows={rows} />
    </>
  );
};

const progress = (trial: Trial | undefined): string => {
  if (trial === undefined) return '';
  const counted = countWords(trial.rows);
  return trial.state === 'going'
    ? `Pricing the shipments of ${monthWords(trial.month)}: ${counted} so far.`
    : `${counted} of ${monthWords(trial.month)} priced again.`;
};

/** What the shipments of a past month would have cost with a card that is not published: each priced again by itself. */
export const TryOnPast = ({ card }: { readonly card: RateCard }) => {
  const months = lastMonths();
  const [month, setMonth] = useState(months[0] ?? '');
  const { trial, tryOn } = useTrial(card);
  const isGoing = trial?.state === 'going';
  return (
    <section aria-labelledby="trial-title" className="grid gap-3">
      <h3 id="trial-title" className="text-lg">
        What past shipments would have cost
      </h3>
      <p className="max-w-prose text-ink-soft">
        Each shipment that closed in a month is priced again: for its weight and size, by the card that priced
        it and by this one. Discounts that were agreed on besides are in neither.
      </p>
      <div className="flex flex-wrap items-end gap-3">
        <SelectField
          label="Month"
          value={month}
          options={months.map((one) => ({ value: one, label: monthWords(one) }))}
          onChange={({ target }) => setMonth(target.value)}
        />
        <Button look="plain" busy={isGoing} busyText="Pricing..." onClick={() => tryOn(month)}>
          Price {monthWords(month)} again
        </Button>
      </div>
      <p role="status" className="text-sm empty:hidden">
        {progress(trial)}
      </p>
      {trial ? <Outcome trial={trial} /> : null}
    </section>
  );
};
