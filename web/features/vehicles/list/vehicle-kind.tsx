import type { VehicleNow } from '#domain/vehicles/summary.ts';
import type { ListKind } from '#web/desk-list/list-kind.ts';
import { RowLink } from '#web/desk-list/rows/row-link.tsx';
import { wholeRows } from '#web/desk-list/rows/whole-rows.ts';
import { ExpiryBadge } from '#web/expiry/expiry-badge.tsx';
import type { Area } from '#web/shell/screens.ts';
import { Badge } from '#web/ui/layout/badge.tsx';
import { reasonsOf, soonOf, workLeft } from '../needs.ts';
import { dueWords, milesWords, paperName, papersOf, StateBadge, states } from '../words.tsx';

/** The first reason, and how many more there are. */
const firstOf = ([first = '', ...more]: readonly string[]): string =>
  more.length === 0 ? first : `${first} And ${more.length} more.`;

const inspectedWords = ({ vehicle: { inspected } }: VehicleNow, today: string): string =>
  inspected?.day === today ? 'Inspected today' : 'Not inspected yet today';

/** What is to be known beside the state: why it cannot be used, else whether somebody has looked at it today. */
const besides = (now: VehicleNow, today: string): string => {
  const reasons = reasonsOf(now, today);
  return reasons.length > 0 ? firstOf(reasons) : inspectedWords(now, today);
};

const NextPaper = ({ vehicle, today }: Pick<VehicleNow, 'vehicle'> & { readonly today: string }) => {
  const [next] = papersOf(vehicle);
  return next === undefined ? null : (
    <span className="cell-lines">
      <span>{paperName(next.kind)}</span>
      <span>
        <ExpiryBadge expires={next.expires} today={today} />
      </span>
    </span>
  );
};

const order = ['OVERDUE', 'SOON', 'LATER'] as const;

const NextWork = ({ vehicle, due, today }: Omit<VehicleNow, 'state'> & { readonly today: string }) => {
  const [next] = due.toSorted((one, other) => order.indexOf(one.state) - order.indexOf(other.state));
  if (next === undefined) return <span className="text-ink-soft">No plan yet</span>;
  const { words, tone } = dueWords[next.state];
  return (
    <span className="cell-lines">
      <span>
        {next.state === 'LATER' ? null : <Badge tone={tone}>{words}</Badge>} {next.what}
      </span>
      <span className="text-sm text-ink-soft">{workLeft(next, vehicle.odometer.miles, today)}</span>
    </span>
  );
};

const Faults = ({ vehicle: { faults } }: Pick<VehicleNow, 'vehicle'>) => {
  if (faults.length === 0) return <span className="text-ink-soft">None</span>;
  const isUnsafe = faults.some(({ unsafe }) => unsafe);
  return <Badge tone={isUnsafe ? 'wrong' : 'time'}>{faults.length} open</Badge>;
};

/** The list of vehicles on a New York day. */
export const vehicleKind = (area: Area, today: string): ListKind<VehicleNow> => ({
  name: 'vehicles',
  one: 'vehicle',
  many: 'vehicles',
  idOf: ({ vehicle }) => vehicle.id,
  versionOf: ({ vehicle, state }) => `${vehicle.version} ${state}`,
  pathOf: (id) => `${area}/vehicles/${id}`,
  // There are few vehicles, and why one cannot be used is to be read whole.
  tableClass: wholeRows,
  columns: [
    {
      key: 'name',
      heading: 'Vehicle',
      width: 'w-36',
      cell: ({ vehicle }) => (
        <span className="cell-lines">
          <RowLink id={vehicle.id}>{vehicle.name}</RowLink>
          <span className="font-mono text-sm text-ink-soft">{vehicle.plate}</span>
        </span>
      ),
    },
    {
      key: 'state',
      heading: 'State',
      cell: (now) => (
        <span className="cell-lines">
          <span>
            <StateBadge state={now.state} />
          </span>
          <span>{besides(now, today)}</span>
        </span>
      ),
    },
    {
      key: 'papers',
      heading: 'Paper that ends next',
      width: 'w-56',
      cell: (now) => <NextPaper {...now} today={today} />,
    },
    { key: 'work', heading: 'Work', width: 'w-48', cell: (now) => <NextWork {...now} today={today} /> },
    { key: 'faults', heading: 'Faults', width: 'w-20', cell: Faults },
    {
      key: 'odometer',
      heading: 'Odometer',
      width: 'w-24',
      sum: true,
      cell: ({ vehicle }) => milesWords(vehicle.odometer.miles),
    },
  ],
  lines: (now) => ({
    title: `${now.vehicle.name} · ${now.vehicle.plate}`,
    aside: states[now.state].words,
    detail: [...reasonsOf(now, today), ...soonOf(now, today), inspectedWords(now, today)].at(0),
  }),
});
