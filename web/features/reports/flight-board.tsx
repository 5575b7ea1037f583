import { type ReactNode, useId } from 'react';
import { Link } from 'react-router-dom';
import { destinations } from '#domain/kernel/destinations.ts';
import type { FlightOnBoard } from '#domain/reports/flight-board.ts';
import type { FlightStage } from '#domain/shipments/flight-stages.ts';
import type { Area } from '#web/shell/screens.ts';
import { classNames } from '#web/ui/class-names.ts';
import { Loaded } from '#web/ui/data/loaded.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { textLink } from '#web/ui/text/text-link.ts';
import { dayWords } from '#web/ui/time/countdown-words.ts';
import { FillBar } from './fill-bar.tsx';
import { useFlightBoard } from './use-reports.ts';

const whole = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 });
const percent = (taken: number, of: number): string =>
  of === 0 ? '–' : `${Math.round((taken / of) * 100)}%`;

/** The stages as they are on the board, in the order in which pieces pass them. */
const stages: readonly { readonly stage: FlightStage; readonly label: string }[] = [
  { stage: 'EXPECTED', label: 'not here yet' },
  { stage: 'TO_SCREEN', label: 'to screen' },
  { stage: 'TO_LOAD', label: 'to load' },
  { stage: 'ON_LIST', label: 'on the manifest' },
  { stage: 'HELD', label: 'on hold' },
];

const shipmentsOf = (area: Area, id: string, stage?: FlightStage): string =>
  `${area}/shipments?departure=${id}${stage === undefined ? '' : `&stage=${stage}`}`;

const Capacity = ({
  name,
  unit,
  taken,
  of,
  to,
}: {
  readonly name: string;
  readonly unit: string;
  readonly taken: number;
  readonly of: number;
  readonly to: string;
}) => (
  <Link to={to} className="grid min-h-11 content-center gap-1 no-underline hover:bg-sunk">
    <span className="flex items-baseline justify-between gap-x-2 text-sm tabular-nums xl:block">
      <span className="xl:block">
        <span className="font-semibold">{percent(taken, of)}</span>{' '}
        <span className="text-ink-soft">{name}</span>
      </span>
      <span className="whitespace-nowrap text-ink-soft">
        {whole.format(taken)} of {whole.format(of)} {unit}
      </span>
    </span>
    <FillBar taken={taken} of={of} />
  </Link>
);

/** Pieces at one stage. A number above zero opens their shipments. */
const AtStage = ({
  flight,
  area,
  stage,
  label,
}: {
  readonly flight: FlightOnBoard;
  readonly area: Area;
  readonly stage: FlightStage;
  readonly label: string;
}) => {
  const { pieces, shipments } = flight.stages[stage];
  const number = (
    <>
      <span
        className={classNames(
          'block font-display text-2xl font-extrabold tabular-nums leading-7',
          pieces === 0 && 'text-ink-soft',
        )}
      >
        {pieces}
      </span>
      <span className="block text-xs leading-4 text-ink-soft">{label}</span>
    </>
  );
  const box = 'block min-h-11 px-1';
  if (pieces === 0) return <span className={box}>{number}</span>;
  return (
    <Link
      to={shipmentsOf(area, flight.id, stage)}
      className={classNames(box, 'no-underline hover:bg-sunk', stage === 'HELD' && 'bg-time-wash')}
    >
      {number}
      <span className="sr-only">
        {' '}
        pieces of {shipments} {shipments === 1 ? 'shipment' : 'shipments'} to{' '}
        {destinations[flight.to].country}
      </span>
    </Link>
  );
};

const closed: Readonly<Partial<Record<FlightOnBoard['state'], string>>> = {
  PLANNED: 'not open yet',
  CARGO_CLOSED: 'cargo cutoff passed',
  BOOKING_CLOSED: 'booking closed',
  MANIFESTED: 'list is made',
  TENDERED: 'with the airline',
};

const FlightRow = ({ flight, area }: { readonly flight: FlightOnBoard; readonly area: Area }) => {
  const { id, to, state, flightNumber, movedBy, taken, capacity } = flight;
  const all = shipmentsOf(area, id);
  const about = [flightNumber, closed[state], movedBy && `moved: ${movedBy}`].filter(Boolean).join(' · ');
  return (
    <li className="grid gap-x-6 gap-y-2 border-t border-rule py-2 first:border-t-0 md:grid-cols-2 xl:grid-cols-[8rem_minmax(0,1fr)_minmax(0,1fr)_27rem] xl:items-center">
      <p className="md:col-span-2 xl:col-span-1">
        <Link to={`${area}/departures/${id}`} className={classNames(textLink, 'text-lg font-semibold')}>
          {destinations[to].country}
        </Link>
        {about ? <span className="block text-sm leading-4 text-ink-soft">{about}</span> : null}
      </p>
      <Capacity
        name="of the weight"
        unit="lb"
        taken={taken.thousandthsLb / 1000}
        of={capacity.thousandthsLb / 1000}
        to={all}
      />
      <Capacity name="of the pieces" unit="pieces" taken={taken.pieces} of={capacity.pieces} to={all} />
      <p className="grid grid-cols-5 gap-1 md:col-span-2 xl:col-span-1">
        {stages.map(({ stage, label }) => (
          <AtStage key={stage} flight={flight} area={area} stage={stage} label={label} />
        ))}
      </p>
    </li>
  );
};

const Day = ({ day, children }: { readonly day: string; readonly children: ReactNode }) => {
  const id = useId();
  return (
    <section aria-labelledby={id} className="min-w-0">
      <h3 id={id} className="text-xl">
        {dayWords(day)}
      </h3>
      <ul className="border-y-[1.5px] border-ink">{children}</ul>
    </section>
  );
};

/** The days on which the next flight of some destination leaves; those on which only later ones leave are below. */
const daysOf = (flights: readonly FlightOnBoard[]) => {
  const seen = new Set<string>();
  const next = flights.filter(({ to }) => !seen.has(to) && seen.add(to));
  const later = flights.filter((flight) => !next.includes(flight));
  return { next: Map.groupBy(next, ({ day }) => day), later: Map.groupBy(later, ({ day }) => day) };
};

const Days = ({
  days,
  area,
}: {
  readonly days: ReadonlyMap<string, readonly FlightOnBoard[]>;
  readonly area: Area;
}) => (
  <div className="grid gap-6">
    {[...days].map(([day, flights]) => (
      <Day key={day} day={day}>
        {flights.map((flight) => (
          <FlightRow key={flight.id} flight={flight} area={area} />
        ))}
      </Day>
    ))}
  </div>
);

const Board = ({ flights, area }: { readonly flights: readonly FlightOnBoard[]; readonly area: Area }) => {
  const { next, later } = daysOf(flights);
  if (flights.length === 0)
    return (
      <EmptyState title="No flights are planned">They come from the schedule in the settings.</EmptyState>
    );
  return (
    <>
      <Days days={next} area={area} />
      {later.size > 0 ? (
        <details className="mt-3">
          <summary className="min-h-11 cursor-pointer content-center font-semibold text-link">
            The flights after these
          </summary>
          <Days days={later} area={area} />
        </details>
      ) : null}
    </>
  );
};

/** How the next flights look: how full each is, and how many of its pieces wait for what. Every number opens what it counts. */
export const FlightBoard = ({ area }: { readonly area: Area }) => {
  const id = useId();
  return (
    <section aria-labelledby={id} className="min-w-0">
      <h2 id={id} className="mb-2 text-2xl">
        The next flights
      </h2>
      <Loaded query={useFlightBoard()} loading="Loading the next flights…" lines={12}>
        {({ flights }) => <Board flights={flights} area={area} />}
      </Loaded>
    </section>
  );
};
