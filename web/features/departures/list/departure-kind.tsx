import { mayNameAirline } from '#domain/departures/airline.ts';
import type { Flight } from '#domain/departures/flight.ts';
import { clockWords } from '#domain/kernel/clock-words.ts';
import { destinations } from '#domain/kernel/destinations.ts';
import { weekOf } from '#domain/kernel/new-york.ts';
import type { ListKind } from '#web/desk-list/list-kind.ts';
import { RowLink } from '#web/desk-list/rows/row-link.tsx';
import type { Area } from '#web/shell/screens.ts';
import { Badge } from '#web/ui/layout/badge.tsx';
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

/** The list of flights, by week. `now` is the time to which what is left is counted. */
export const departureKind = (area: Area, now: number): ListKind<Flight> => ({
  name: 'departures',
  one: 'departure',
  many: 'departures',
  idOf: ({ id }) => id,
  versionOf: ({ version, shipments, state }) => `${version} ${shipments} ${state}`,
  pathOf: (id) => `${area}/departures/${id}`,
  groupOf: ({ usualDay }) => `Week of ${dayWords(weekOf(usualDay))}`,
  tableClass:
    '[&_table]:table-fixed [&_th:first-child]:w-[13%] [&_th:last-child]:w-[14%] [&_th:nth-child(2)]:w-[23%] [&_th:nth-child(3)]:w-[30%]',
  columns: [
    {
      key: 'to',
      heading: 'To',
      cell: ({ id, to }) => <RowLink id={id}>{destinations[to].country}</RowLink>,
    },
    {
      key: 'day',
      heading: 'Leaves',
      cell: ({ day, departureTime, movedBy, originAirport, carrier, flightNumber, state }) => (
        <span className="grid">
          <span>
            {[dayWords(day), departureTime && clockWords(departureTime), originAirport]
              .filter(Boolean)
              .join(', ')}
          </span>
          <span className="text-sm text-ink-soft">
            {[
              flightNumber ??
                (mayNameAirline({ carrier, flightNumber, state }) ? 'Airline not set' : undefined),
              movedBy && `because of ${movedBy}`,
            ]
              .filter(Boolean)
              .join(' · ')}
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
  ],
  lines: ({ to, day, cargoCutoff, state, proposal, ...flight }) => ({
    title: destinations[to].country,
    aside: dayWords(day),
    detail: [
      proposal ? 'Decide' : stateWords(state),
      ...(state === 'OPEN' ? [`due in ${spanWords(Date.parse(cargoCutoff) - now)}`] : []),
      overWords(flight) ?? weightWords(flight),
    ].join(' · '),
  }),
});
