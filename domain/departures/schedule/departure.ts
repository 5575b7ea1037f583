import type { DestinationCode } from '../../kernel/destinations.ts';
import { addDays, newYorkDay, newYorkInstant, weekdayOf } from '../../kernel/new-york.ts';
import type { PublishedSchedule } from '../published/published-schedule.ts';
import { businessDayBefore, holidayOn, isBusinessDay } from './business-days.ts';
import type { Schedule } from './schedule.ts';

/**
 * The part of a schedule that decides about flights: all but pickup. `changes` are the flights that differ from its rule, as
 * `published.ts` finds them.
 */
export type FlightSchedule = Omit<Schedule, 'pickup'> & {
  readonly changes?: PublishedSchedule['changes'];
  /** The flights that staff added beside the rule. */
  readonly added?: PublishedSchedule['added'];
};

/** The key of a flight in `changes`: its lane and the usual day of the rule. */
export const ruleChangeKey = (to: DestinationCode, usualDay: string): string => to + usualDay;

/** One flight of a lane with its cutoffs and arrival. Days are those of New York, `2026-11-06`. */
export interface Departure {
  readonly to: DestinationCode;
  readonly originAirport: string;
  /** The day it leaves. */
  readonly departureDay: string;
  /** Set when a holiday moves the flight: the name of the holiday and the usual day of the flight. */
  readonly movedBy?: { readonly holiday: string; readonly usualDay: string } | null;
  /** Goods must be at the dock before this instant. */
  readonly cargoCutoff: Date;
  /** Goods on hand must be booked before this instant. */
  readonly bookingCutoff: Date;
  /** First and last day on which goods are expected at the destination. */
  readonly eta: { readonly from: string; readonly to: string };
}

/** The next flight that goods can make, with the cutoff that decides it. */
export interface NextDeparture extends Omit<Departure, 'cargoCutoff' | 'bookingCutoff'> {
  /** The id of a flight that staff added; absent for one of the rule. */
  readonly id?: string;
  /** The day of the rule, also where the flight leaves on another one; absent for a flight that staff added. */
  readonly usualDay?: string;
  /** Milliseconds since 1970 where the flight is published with another cutoff than the rule's. */
  readonly cargoCutoff: Date | number;
  readonly bookingCutoff: Date | number;
  /** The cargo cutoff, or the booking cutoff for goods on hand: what a countdown counts to. */
  readonly cutoff: Date;
}

/**
 * A cutoff moves together with its flight. When the move puts it on a holiday or a weekend, it is the business day before,
 * at the same hour. A cutoff that the owner set on a weekend stays there. Only U.S. holidays count, because the dock is
 * open on those of a destination.
 */
const cutoffOf = (
  { holidays }: FlightSchedule,
  { weekday, time }: Schedule['cargoCutoff'],
  usualDay: string,
  departureDay: string,
): Date => {
  const daysBefore = (weekdayOf(usualDay) - weekday + 7) % 7;
  const day = addDays(departureDay, -daysBefore);
  const moved = usualDay !== departureDay;
  const canStay = moved ? isBusinessDay(holidays, day) : holidayOn(holidays, day) === undefined;
  return newYorkInstant(canStay ? day : businessDayBefore(holidays, day), time);
};

/** The flight that the schedule's rule has for a lane on a usual day. */
export const departureOn = (schedule: FlightSchedule, to: DestinationCode, usualDay: string): Departure => {
  const { originAirport, transitDays } = schedule.lanes[to];
  const holiday = holidayOn(schedule.holidays, usualDay, to);
  const departureDay = holiday ? businessDayBefore(schedule.holidays, usualDay, to) : usualDay;
  return {
    to,
    originAirport,
    departureDay,
    ...(holiday && { movedBy: { holiday: holiday.name, usualDay } }),
    cargoCutoff: cutoffOf(schedule, schedule.cargoCutoff, usualDay, departureDay),
    bookingCutoff: cutoffOf(schedule, schedule.bookingCutoff, usualDay, departureDay),
    eta: { from: addDays(departureDay, transitDays.min), to: addDays(departureDay, transitDays.max) },
  };
};

/**
 * A flight of a lane on any day, with cutoffs and arrival as the rule has them for its weekly flight: as many days before, at the same
 * hours.
 */
export const departureLike = (schedule: FlightSchedule, to: DestinationCode, day: string): Departure => {
  const { departs, originAirport, transitDays } = schedule.lanes[to];
  const usualDay = addDays(day, departs - weekdayOf(day));
  return {
    to,
    originAirport,
    departureDay: day,
    cargoCutoff: cutoffOf(schedule, schedule.cargoCutoff, usualDay, day),
    bookingCutoff: cutoffOf(schedule, schedule.bookingCutoff, usualDay, day),
    eta: { from: addDays(day, transitDays.min), to: addDays(day, transitDays.max) },
  };
};

/**
 * The earliest flight that goods still make: `nextDeparture(schedule, 'GY', new Date(), false).cutoff`. A cutoff is
 * exclusive: at that instant the flight is missed. With `onHand` every piece is at the dock already, and the booking
 * cutoff counts instead of the cargo cutoff. Of two flights on one day, that of the rule comes first.
 */
export const nextDeparture = (
  schedule: FlightSchedule,
  to: DestinationCode,
  now: Date,
  onHand: boolean,
): NextDeparture => {
  const today = newYorkDay(now);
  // A flight may leave later than its usual day, but by less than a week, so it is safe to begin with the one before.
  let usualDay = addDays(today, ((schedule.lanes[to].departs - weekdayOf(today) + 7) % 7) - 7);
  let next: NextDeparture | undefined;
  const consider = (flight: Omit<NextDeparture, 'cutoff'>): void => {
    const cutoff = new Date(onHand ? flight.bookingCutoff : flight.cargoCutoff);
    if (now < cutoff && !(next && next.departureDay <= flight.departureDay)) next = { ...flight, cutoff };
  };
  for (; !next; usualDay = addDays(usualDay, 7))
    // What staff or another schedule changed replaces the rule.
    consider({
      ...departureOn(schedule, to, usualDay),
      usualDay,
      ...schedule.changes?.[ruleChangeKey(to, usualDay)],
    });
  for (const flight of schedule.added ?? []) if (flight.to === to) consider(flight);
  return next;
};
