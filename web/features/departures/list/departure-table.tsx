import { Link } from 'react-router-dom';
import type { Flight } from '#domain/departures/flight.ts';
import { destinations } from '#domain/kernel/destinations.ts';
import { type Column, DataTable } from '#web/ui/data/data-table.tsx';
import { Badge } from '#web/ui/layout/badge.tsx';
import { textLink } from '#web/ui/text/text-link.ts';
import { dayWords } from '#web/ui/time/countdown-words.ts';
import { spanWords } from '#web/ui/time/span-words.ts';
import {
  cutoffWords,
  overWords,
  piecesWords,
  StateBadge,
  shipmentsWords,
  stateWords,
  weightWords,
} from '../words.tsx';

const Used = ({ flight }: { readonly flight: Flight }) => {
  const over = overWords(flight);
  return (
    <span className="grid">
      <span>{weightWords(flight)}</span>
      <span className="text-sm text-ink-soft">
        {piecesWords(flight)}, {shipmentsWords(flight.shipments)}
      </span>
      {over === undefined ? null : <strong className="text-sm text-wrong">{over}</strong>}
    </span>
  );
};

const columns = (base: string, now: number): readonly Column<Flight>[] => [
  {
    key: 'to',
    heading: 'To',
    cell: ({ id, to }) => (
      <Link to={`${base}/${id}`} className={textLink}>
        {destinations[to].country}
      </Link>
    ),
  },
  {
    key: 'day',
    heading: 'Leaves',
    cell: ({ day, movedBy, originAirport, flightNumber }) => (
      <span className="grid">
        <span>
          {dayWords(day)} from {originAirport}
        </span>
        <span className="text-sm text-ink-soft">
          {[flightNumber, movedBy && `because of ${movedBy}`].filter(Boolean).join(' · ')}
        </span>
      </span>
    ),
  },
  {
    key: 'cutoffs',
    heading: 'Goods due · booking closes',
    cell: ({ cargoCutoff, bookingCutoff }) => (
      <span className="grid">
        <span>{cutoffWords(cargoCutoff, now)}</span>
        <span className="text-sm text-ink-soft">{cutoffWords(bookingCutoff, now)}</span>
      </span>
    ),
  },
  { key: 'used', heading: 'Booked', cell: (flight) => <Used flight={flight} /> },
  {
    key: 'state',
    heading: 'State',
    cell: ({ state, proposal }) => (
      <span className="flex flex-wrap gap-1">
        <StateBadge state={state} />
        {proposal ? <Badge tone="time">Decide</Badge> : null}
      </span>
    ),
  },
];

/** The flights of one week. */
export const DepartureTable = ({
  caption,
  flights,
  base,
  now,
}: {
  readonly caption: string;
  readonly flights: readonly Flight[];
  readonly base: string;
  readonly now: number;
}) => (
  <DataTable
    caption={caption}
    columns={columns(base, now)}
    rows={flights}
    rowKey={({ id }) => id}
    small={({ id, to, day, cargoCutoff, state, proposal, ...flight }) => ({
      to: `${base}/${id}`,
      title: `${destinations[to].country} · ${dayWords(day)}`,
      detail: [
        proposal ? 'Decide' : stateWords(state),
        ...(state === 'OPEN' ? [`due in ${spanWords(Date.parse(cargoCutoff) - now)}`] : []),
        overWords(flight) ?? weightWords(flight),
      ].join(' · '),
    })}
  />
);
