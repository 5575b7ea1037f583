import { useId } from 'react';
import { Link } from 'react-router-dom';
import { dollars } from '#domain/kernel/money.ts';
import { weekdayOf } from '#domain/kernel/new-york.ts';
import type { DayReport } from '#domain/reports/endpoints.ts';
import { Sparkline } from '#web/ui/charts/sparkline.tsx';
import { Loaded } from '#web/ui/data/loaded.tsx';
import { useDays } from './use-reports.ts';

type Measure = Exclude<keyof DayReport, 'day'>;

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
const DAYS_OF_WEEK = 7;

/** What is shown, and the list that it opens, in which the things of today are the first. */
const measures = (month: string): readonly { measure: Measure; label: string; to: string }[] => [
  { measure: 'revenue', label: 'Revenue booked', to: '/shipments' },
  { measure: 'booked', label: 'Shipments booked', to: '/shipments' },
  { measure: 'delivered', label: 'Shipments delivered', to: `/shipments?closed=${month}` },
  { measure: 'quotes', label: 'Quotes asked for', to: '/quotes' },
  { measure: 'enquiries', label: 'Messages', to: '/enquiries' },
  { measure: 'signUps', label: 'Sign-ups', to: '/mailboxes' },
];

/** Revenue in whole dollars, so that numbers of days can be compared at a glance. */
const shown = (measure: Measure, value: number): string =>
  measure === 'revenue' ? dollars(Math.round(value / 100) * 100).replace('.00', '') : String(value);

const Row = ({
  measure,
  label,
  to,
  days,
}: {
  readonly measure: Measure;
  readonly label: string;
  readonly to: string;
  readonly days: readonly DayReport[];
}) => {
  const values = days.map((day) => day[measure]);
  const today = values.at(-1) ?? 0;
  const weekAgo = values.at(-1 - DAYS_OF_WEEK) ?? 0;
  return (
    <tr className="border-t border-rule">
      <th scope="row" className="py-2 pe-3 text-start font-normal">
        {label}
      </th>
      <td className="py-1 pe-3 text-end">
        <Link
          to={to}
          className="inline-flex min-h-11 items-center font-display text-2xl font-extrabold tabular-nums no-underline hover:bg-sunk"
        >
          {shown(measure, today)}
        </Link>
      </td>
      <td className="whitespace-nowrap py-2 pe-3 text-end tabular-nums text-ink-soft">
        {shown(measure, weekAgo)}
      </td>
      <td className="hidden py-2 sm:table-cell">
        <Sparkline
          values={measure === 'revenue' ? values.map((cents) => Math.round(cents / 100)) : values}
          label={`${label}, the last ${values.length} days`}
        />
      </td>
    </tr>
  );
};

const Numbers = ({ days }: { readonly days: readonly DayReport[] }) => {
  const today = days.at(-1)?.day ?? '';
  const weekday = weekdays[weekdayOf(today)] ?? '';
  return (
    <table className="w-full border-b-[1.5px] border-ink">
      <thead>
        <tr className="border-b-[1.5px] border-ink text-sm">
          <td />
          <th scope="col" className="pe-3 text-end">
            Today so far
          </th>
          <th scope="col" className="pe-3 text-end">
            Last {weekday}, whole day
          </th>
          <th scope="col" className="hidden text-start sm:table-cell">
            Two weeks
          </th>
        </tr>
      </thead>
      <tbody>
        {measures(today.slice(0, 7)).map(({ measure, label, to }) => (
          <Row key={measure} measure={measure} label={label} to={`/admin${to}`} days={days} />
        ))}
      </tbody>
    </table>
  );
};

/** Today beside the same day of last week, and the two weeks before. For admins. */
export const DayNumbers = () => {
  const id = useId();
  return (
    <section aria-labelledby={id} className="min-w-0">
      <h2 id={id} className="mb-2 text-2xl">
        Today
      </h2>
      <Loaded query={useDays()} loading="Loading the numbers of today…" lines={8}>
        {({ days }) => <Numbers days={days} />}
      </Loaded>
    </section>
  );
};
