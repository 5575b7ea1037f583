import type { DestinationCode } from '../../kernel/destinations.ts';
import { addDays, weekdayOf } from '../../kernel/new-york.ts';
import type { Holiday } from './schedule.ts';

/** The holiday on a day in the United States or, if one is given, at the destination. */
export const holidayOn = (
  holidays: readonly Holiday[],
  day: string,
  destination?: DestinationCode,
): Holiday | undefined =>
  holidays.find(({ date, where }) => date === day && (where === 'US' || where === destination));

/** Monday to Friday, and no holiday. */
export const isBusinessDay = (
  holidays: readonly Holiday[],
  day: string,
  destination?: DestinationCode,
): boolean => weekdayOf(day) % 6 !== 0 && holidayOn(holidays, day, destination) === undefined;

/** The last business day before a day. */
export const businessDayBefore = (
  holidays: readonly Holiday[],
  day: string,
  destination?: DestinationCode,
): string => {
  let before = addDays(day, -1);
  while (!isBusinessDay(holidays, before, destination)) before = addDays(before, -1);
  return before;
};
