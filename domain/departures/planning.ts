import { type DestinationCode, destinationCodes, destinations } from '../kernel/destinations.ts';
import { addDays, newYorkDay, newYorkInstant, weekdayOf } from '../kernel/new-york.ts';
import { USUAL_DEPARTURE_TIME } from './departure-time.ts';
import type { FlightRecord, FlightTiming } from './flight.ts';
import { scheduledFlightId } from './flight-id.ts';
import { type FlightsSetting, WEEKS_PLANNED } from './flights-setting.ts';
import { departureOn } from './schedule/departure.ts';
import type { FlightSchedule } from './schedule/flight-rule.ts';

/** A flight as schedule and settings have it. */
export interface PlannedFlight {
  readonly to: DestinationCode;
  readonly usualDay: string;
  readonly timing: FlightTiming;
  readonly opensAt: string;
  readonly flight: Pick<FlightRecord, 'carrier' | 'flightNumber' | 'departureTime' | 'aircraft'>;
  readonly capacity: FlightRecord['capacity'];
}

interface Plan {
  readonly schedule: FlightSchedule;
  readonly setting: FlightsSetting;
}

/** When the flight of a usual day leaves by the schedule's rule. */
export const timingOf = (schedule: FlightSchedule, to: DestinationCode, usualDay: string): FlightTiming => {
  const { departureDay, movedBy, originAirport, cargoCutoff, bookingCutoff, eta } = departureOn(
    schedule,
    to,
    usualDay,
  );
  return {
    day: departureDay,
    ...(movedBy && { movedBy: movedBy.holiday }),
    originAirport,
    cargoCutoff: cargoCutoff.toISOString(),
    bookingCutoff: bookingCutoff.toISOString(),
    eta,
  };
};

const plannedOn = ({ schedule, setting }: Plan, to: DestinationCode, usualDay: string): PlannedFlight => {
  const {
    carrier,
    flightNumber,
    departureTime = USUAL_DEPARTURE_TIME,
    aircraft,
    capacity,
  } = setting.lanes[to];
  return {
    to,
    usualDay,
    timing: timingOf(schedule, to, usualDay),
    opensAt: newYorkInstant(addDays(usualDay, -7 * setting.weeksOpen), '00:00').toISOString(),
    flight: {
      ...(carrier === undefined ? {} : { carrier }),
      ...(flightNumber === undefined ? {} : { flightNumber }),
      departureTime,
      ...(aircraft === 'ALL_CARGO' ? { aircraft } : {}),
    },
    capacity,
  };
};

/** The flights of the next eight weeks that can still be booked, by the rules of the schedule. */
export const plannedFlights = (plan: Plan, now: Date): readonly PlannedFlight[] => {
  const today = newYorkDay(now);
  return destinationCodes
    .flatMap((to) => {
      const first = addDays(today, (plan.schedule.lanes[to].departs - weekdayOf(today) + 7) % 7);
      return Array.from({ length: WEEKS_PLANNED }, (_, week) =>
        plannedOn(plan, to, addDays(first, 7 * week)),
      );
    })
    .filter(({ timing }) => timing.bookingCutoff > now.toISOString());
};

/** A flight that nobody knows yet. */
export const newFlight = (
  { to, usualDay, timing, opensAt, flight, capacity }: PlannedFlight,
  at: string,
): FlightRecord => ({
  id: scheduledFlightId(to, usualDay),
  to,
  usualDay,
  destinationAirport: destinations[to].airport,
  ...timing,
  ...flight,
  opensAt,
  capacity,
  free: { thousandthsLb: capacity.lb * 1000, pieces: capacity.pieces },
  shipments: 0,
  recorded: 'SCHEDULED',
  byHand: [],
  version: 1,
  changedAt: at,
});

/** The timing of a flight, without the rest of it. */
const timingIn = ({
  day,
  movedBy,
  originAirport,
  cargoCutoff,
  bookingCutoff,
  eta,
}: FlightTiming): FlightTiming => ({
  day,
  ...(movedBy === undefined ? {} : { movedBy }),
  originAirport,
  cargoCutoff,
  bookingCutoff,
  eta: { from: eta.from, to: eta.to },
});

/** Whether two timings are the same. */
export const isSameTiming = (one: FlightTiming | undefined, other: FlightTiming): boolean =>
  one !== undefined && JSON.stringify(timingIn(one)) === JSON.stringify(timingIn(other));

/** The flight with another timing, and nothing of the timing before. */
export const withTiming = (
  { movedBy: _before, proposal: _done, refused: _over, ...flight }: FlightRecord,
  timing: FlightTiming,
): FlightRecord => ({ ...flight, ...timingIn(timing) });

/** What a change of schedule or settings does to a flight. */
interface Adjustment {
  readonly what: 'moved' | 'proposed' | 'changed';
  readonly flight: FlightRecord;
}

/**
 * The timing of a flight after the schedule changed. A flight that nobody has booked moves. For one that somebody has booked
 * the move is proposed to staff, once. What staff set by hand stays.
 */
const adjustTiming = (flight: FlightRecord, timing: FlightTiming, at: string): Adjustment | undefined => {
  if (flight.byHand.includes('timing')) return undefined;
  if (isSameTiming(flight, timing)) {
    const { proposal, refused, ...rest } = flight;
    return proposal || refused ? { what: 'changed', flight: rest } : undefined;
  }
  if (flight.shipments === 0) return { what: 'moved', flight: withTiming(flight, timing) };
  if (isSameTiming(flight.proposal, timing) || isSameTiming(flight.refused, timing)) return undefined;
  return { what: 'proposed', flight: { ...flight, proposal: { ...timing, proposedAt: at } } };
};

/**
 * Airline and capacity after the settings changed. A changed capacity adds its difference to what is free. A flight that has its air
 * waybill stays with its airline.
 */
const adjustRest = (before: FlightRecord, planned: PlannedFlight): FlightRecord => {
  const { carrier: _carrier, flightNumber: _number, aircraft: _aircraft, ...rest } = before;
  const isNamed = before.byHand.includes('flight') || before.mawb !== undefined;
  const flight = isNamed ? before : { ...rest, ...planned.flight };
  const capacity = before.byHand.includes('capacity') ? before.capacity : planned.capacity;
  return { ...flight, ...withCapacity(before, capacity), opensAt: planned.opensAt };
};

/** Capacity and what is free after the capacity changed. */
export const withCapacity = (
  { capacity: before, free }: Pick<FlightRecord, 'capacity' | 'free'>,
  capacity: FlightRecord['capacity'],
): Pick<FlightRecord, 'capacity' | 'free'> => ({
  capacity,
  free: {
    thousandthsLb: free.thousandthsLb + (capacity.lb - before.lb) * 1000,
    pieces: free.pieces + capacity.pieces - before.pieces,
  },
});

const isSame = (one: FlightRecord, other: FlightRecord): boolean =>
  JSON.stringify(sorted(one)) === JSON.stringify(sorted(other));
const sorted = (flight: FlightRecord): unknown =>
  Object.entries(flight).toSorted(([one], [other]) => (one < other ? -1 : 1));

/** The next version of a flight after schedule or settings changed; undefined when nothing about it changes. */
export const adjusted = (flight: FlightRecord, planned: PlannedFlight, now: Date): Adjustment | undefined => {
  const at = now.toISOString();
  if (flight.recorded !== 'SCHEDULED' || flight.bookingCutoff <= at) return undefined;
  const timed = adjustTiming(flight, planned.timing, at);
  const next = adjustRest(timed?.flight ?? flight, planned);
  if (isSame(flight, next)) return undefined;
  return {
    what: timed?.what ?? 'changed',
    flight: { ...next, version: flight.version + 1, changedAt: at },
  };
};
