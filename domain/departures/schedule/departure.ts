import type { DestinationCode } from '../../kernel/destinations.ts';
import { addDays, weekdayOf } from '../../kernel/new-york.ts';
import { isBusinessDay } from './business-days.ts';
import { cutoffOf, earliest, type FlightSchedule, ruleOn } from './flight-rule.ts';

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
 * The days on which goods of a flight are expected to be ready. Nobody hands anything out on a weekend or a holiday of the destination:
 * then it is the next business day.
 */
const etaOf = ({ holidays, lanes }: FlightSchedule, to: DestinationCode, day: string): Departure['eta'] => {
  const { min, max } = lanes[to].transitDays;
  const readyAfter = (days: number): string => {
    let ready = addDays(day, days);
    while (!isBusinessDay(holidays, ready, to)) ready = addDays(ready, 1);
    return ready;
  };
  return { from: readyAfter(min), to: readyAfter(max) };
};

/** The flight that the schedule's rule has for a lane on a usual day. */
export const departureOn = (schedule: FlightSchedule, to: DestinationCode, usualDay: string): Departure => {
  const { holiday, ...flight } = ruleOn(schedule, to, usualDay);
  return {
    ...flight,
    to,
    originAirport: schedule.lanes[to].originAirport,
    ...(holiday && { movedBy: { holiday: holiday.name, usualDay } }),
    eta: etaOf(schedule, to, flight.departureDay),
  };
};

/**
 * A flight of a lane on any day, with cutoffs and arrival as the rule has them for its weekly flight: as many days before, at the same
 * hours.
 */
export const departureLike = (schedule: FlightSchedule, to: DestinationCode, day: string): Departure => {
  const { departs, originAirport } = schedule.lanes[to];
  const usualDay = addDays(day, departs - weekdayOf(day));
  return {
    to,
    originAirport,
    departureDay: day,
    cargoCutoff: cutoffOf(schedule, schedule.cargoCutoff, usualDay, day),
    bookingCutoff: cutoffOf(schedule, schedule.bookingCutoff, usualDay, day),
    eta: etaOf(schedule, to, day),
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
): NextDeparture =>
  earliest<Omit<NextDeparture, 'cutoff'>>(schedule, to, now, onHand, (usualDay) =>
    departureOn(schedule, to, usualDay),
  );
