import * as z from 'zod/mini';
import { CalendarDay } from '../kernel/calendar-day.ts';
import { addDays, newYorkDay, newYorkInstant } from '../kernel/new-york.ts';
import { withOwnWaybill } from './airline.ts';
import { departsAt } from './departure-time.ts';
import type { FlightRecord } from './flight.ts';
import { Aircraft, CarrierName, DepartureTime, FlightCapacity, FlightNumber } from './flights-setting.ts';
import { withCapacity } from './planning.ts';

/** A cutoff as staff give it: a day and a time in New York. */
export const LocalTime = z.strictObject({
  day: CalendarDay,
  time: z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Choose a time')),
});

/** Why staff change or cancel a flight. It is in the history, for colleagues. */
export const ChangeReason = z
  .string()
  .check(z.trim(), z.minLength(3, 'Say why, in a few words'), z.maxLength(500));

/** What staff may set on a flight by hand: everything that the schedule and the settings decide otherwise. */
export const FlightOverride = z.strictObject({
  day: CalendarDay,
  cargoCutoff: LocalTime,
  bookingCutoff: LocalTime,
  eta: z.strictObject({ from: CalendarDay, to: CalendarDay }),
  carrier: z.optional(CarrierName),
  flightNumber: z.optional(FlightNumber),
  /** As it is unless given. */
  departureTime: z.optional(DepartureTime),
  /** Passenger aircraft unless given. */
  aircraft: z.optional(Aircraft),
  capacity: FlightCapacity,
});
export type FlightOverride = z.infer<typeof FlightOverride>;

/** A flight moves by at most this many days, so that it stays the flight of its week. */
const MOVES_AT_MOST_DAYS = 6;

/** A problem with a field of an override, in the words of the form. */
export interface OverrideProblem {
  readonly field: 'day' | 'cargoCutoff' | 'bookingCutoff' | 'etaFrom' | 'etaTo';
  readonly message: string;
}

const instantOf = ({ day, time }: FlightOverride['cargoCutoff']): Date => newYorkInstant(day, time);

const dayProblem = (usualDay: string, day: string, today: string): string | undefined => {
  if (day < today) return 'Choose today or a later day';
  if (day < addDays(usualDay, -MOVES_AT_MOST_DAYS) || day > addDays(usualDay, MOVES_AT_MOST_DAYS))
    return `Choose a day at most ${MOVES_AT_MOST_DAYS} days from its usual day. Otherwise cancel this flight.`;
  return undefined;
};

/** What is wrong with an override, field by field. The form and the API share this. */
export const overrideProblems = (
  flight: Pick<FlightRecord, 'usualDay' | 'departureTime'>,
  override: FlightOverride,
  now: Date,
): readonly OverrideProblem[] => {
  const aboutDay = dayProblem(flight.usualDay, override.day, newYorkDay(now));
  const departureTime = override.departureTime ?? flight.departureTime;
  return [
    ...(aboutDay ? [{ field: 'day', message: aboutDay } as const] : []),
    ...timingProblems({ ...override, departureTime }),
  ];
};

type Times = Pick<FlightOverride, 'day' | 'cargoCutoff' | 'bookingCutoff' | 'eta'> &
  Pick<FlightRecord, 'departureTime'>;

/** What is wrong with the times of a flight among themselves, whatever its day is. */
export const timingProblems = ({
  day,
  departureTime,
  cargoCutoff,
  bookingCutoff,
  eta,
}: Times): readonly OverrideProblem[] => [
  ...(instantOf(bookingCutoff) < instantOf(cargoCutoff)
    ? [{ field: 'bookingCutoff', message: 'Booking cannot close before goods are due' } as const]
    : []),
  ...(instantOf(bookingCutoff) >= departsAt({ day, departureTime })
    ? [{ field: 'bookingCutoff', message: 'Booking must close before the flight leaves' } as const]
    : []),
  ...(eta.from < day
    ? [{ field: 'etaFrom', message: 'Goods cannot be there before the flight leaves' } as const]
    : []),
  ...(eta.to < eta.from
    ? [{ field: 'etaTo', message: 'The last day cannot be before the first' } as const]
    : []),
];

type ByHand = FlightRecord['byHand'][number];

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** What an override sets differently from the flight. Only that stays as staff set it. */
const setByHand = (before: FlightRecord, after: FlightRecord): readonly ByHand[] => {
  const timing = ({ day, cargoCutoff, bookingCutoff, eta }: FlightRecord) => [
    day,
    cargoCutoff,
    bookingCutoff,
    eta.from,
    eta.to,
  ];
  const { capacity: old } = before;
  const { capacity: now } = after;
  return [
    ...(isSame(timing(before), timing(after)) ? [] : (['timing'] as const)),
    ...(before.carrier === after.carrier &&
    before.flightNumber === after.flightNumber &&
    before.departureTime === after.departureTime &&
    before.aircraft === after.aircraft
      ? []
      : (['flight'] as const)),
    ...(old.lb === now.lb && old.pieces === now.pieces && old.largestPieceLb === now.largestPieceLb
      ? []
      : (['capacity'] as const)),
  ];
};

/** A flight as staff set it by hand. Undefined when the override changes nothing. */
export const overridden = (before: FlightRecord, override: FlightOverride): FlightRecord | undefined => {
  const { carrier: _carrier, flightNumber: _number, aircraft: _aircraft, ...rest } = before;
  const { carrier, flightNumber, aircraft, departureTime = before.departureTime } = override;
  const after: FlightRecord = {
    ...withOwnWaybill(rest, flightNumber),
    ...(carrier === undefined ? {} : { carrier }),
    ...(flightNumber === undefined ? {} : { flightNumber }),
    ...(departureTime === undefined ? {} : { departureTime }),
    ...(aircraft === 'ALL_CARGO' ? { aircraft } : {}),
    day: override.day,
    cargoCutoff: instantOf(override.cargoCutoff).toISOString(),
    bookingCutoff: instantOf(override.bookingCutoff).toISOString(),
    eta: override.eta,
    ...withCapacity(before, override.capacity),
  };
  const set = setByHand(before, after);
  if (set.length === 0) return undefined;
  // A new time by hand answers what the schedule proposed, and it is no longer the holiday that moves the flight.
  const { proposal, refused: _over, movedBy, ...others } = after;
  const kept = {
    ...others,
    ...(proposal === undefined ? {} : { proposal }),
    ...(movedBy === undefined ? {} : { movedBy }),
  };
  return {
    ...(set.includes('timing') ? others : kept),
    byHand: [...new Set([...before.byHand, ...set])].toSorted(),
  };
};
