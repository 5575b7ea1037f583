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

/**
 * A cutoff moves together with its flight. When the move puts it on a holiday or a weekend, it is the business day before,
 * at the same hour. A cutoff that the owner set on a weekend stays there. Only U.S. holidays count, because the dock is
 * open on those of a destination.
 */
export const cutoffOf = (
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

/** The flight that the schedule's rule has for a lane on a usual day, without what only those need who read of its arrival. */
export const ruleOn = (schedule: FlightSchedule, to: DestinationCode, usualDay: string) => {
  const holiday = holidayOn(schedule.holidays, usualDay, to);
  const departureDay = holiday ? businessDayBefore(schedule.holidays, usualDay, to) : usualDay;
  return {
    holiday,
    departureDay,
    cargoCutoff: cutoffOf(schedule, schedule.cargoCutoff, usualDay, departureDay),
    bookingCutoff: cutoffOf(schedule, schedule.bookingCutoff, usualDay, departureDay),
  };
};

/** As much of a flight as decides whether goods make it. */
interface Deciding {
  readonly departureDay: string;
  /** Milliseconds since 1970 where the flight is published with another cutoff than the rule's. */
  readonly cargoCutoff: Date | number;
  readonly bookingCutoff: Date | number;
}

/** The earliest flight that goods still make, of those of the rule as `on` has them and of those that staff added. */
export const earliest = <Flight extends Deciding>(
  schedule: FlightSchedule,
  to: DestinationCode,
  now: Date,
  onHand: boolean,
  on: (usualDay: string) => Flight,
): Flight & { readonly cutoff: Date } => {
  const today = newYorkDay(now);
  // A flight may leave later than its usual day, but by less than a week, so it is safe to begin with the one before.
  let usualDay = addDays(today, ((schedule.lanes[to].departs - weekdayOf(today) + 7) % 7) - 7);
  let next: (Flight & { readonly cutoff: Date }) | undefined;
  const consider = (flight: Flight): void => {
    const cutoff = new Date(onHand ? flight.bookingCutoff : flight.cargoCutoff);
    if (now < cutoff && !(next && next.departureDay <= flight.departureDay)) next = { ...flight, cutoff };
  };
  for (; !next; usualDay = addDays(usualDay, 7))
    // What staff or another schedule changed replaces the rule.
    consider({ ...on(usualDay), usualDay, ...schedule.changes?.[ruleChangeKey(to, usualDay)] });
  for (const flight of schedule.added ?? []) if (flight.to === to) consider(flight as unknown as Flight);
  return next;
};

/** The earliest flight that goods make which are still to come, without its arrival: all that a countdown needs, on every page. */
export const nextCutoff = (
  schedule: FlightSchedule,
  to: DestinationCode,
  now: Date,
): { readonly departureDay: string; readonly cutoff: Date } =>
  earliest<Deciding>(schedule, to, now, false, (usualDay) => ruleOn(schedule, to, usualDay));
