import { destinationCodes } from '../../kernel/destinations.ts';
import { addDays } from '../../kernel/new-york.ts';
import type { Holiday } from '../schedule/schedule.ts';
import { type AnnouncedHoliday, announcedHolidays, isSameHoliday } from './announced-holidays.ts';

/** How far ahead we remind of an announced holiday: departures are planned eight weeks ahead, plus a month to enter the day. */
const REMIND_AHEAD_DAYS = 90;
/** A day entered within this many days of the expected one counts as the same holiday. */
const MAX_DIFFERENCE_DAYS = 15;
/** How long before its last day we remind that a list of holidays ends. */
const ENDING_SOON_DAYS = 270;

/** A place whose list of holidays ends soon or has ended. Flights would be planned on later holidays. */
export interface EndingList {
  readonly where: Holiday['where'];
  /** Its last holiday; absent when the list has none. */
  readonly last?: string;
}

export interface HolidayReminders {
  /** Holidays that depend on the moon, are near and are not in the list; the nearest first. */
  readonly missing: readonly AnnouncedHoliday[];
  readonly ending: readonly EndingList[];
}

const isEntered = (holidays: readonly Holiday[], { where, name, expected }: AnnouncedHoliday): boolean =>
  holidays.some(
    (holiday) =>
      holiday.where === where &&
      isSameHoliday(holiday.name, name) &&
      holiday.date >= addDays(expected, -MAX_DIFFERENCE_DAYS) &&
      holiday.date <= addDays(expected, MAX_DIFFERENCE_DAYS),
  );

const endingList = (
  holidays: readonly Holiday[],
  where: Holiday['where'],
  today: string,
): readonly EndingList[] => {
  const last = holidays
    .filter((holiday) => holiday.where === where)
    .reduce<string | undefined>((latest, { date }) => (latest && latest > date ? latest : date), undefined);
  if (last === undefined) return [{ where }];
  return last < addDays(today, ENDING_SOON_DAYS) ? [{ where, last }] : [];
};

/** What the owner should enter into the list of holidays before a flight is planned on such a day. `today` is in New York. */
export const holidayReminders = (holidays: readonly Holiday[], today: string): HolidayReminders => ({
  missing: announcedHolidays
    .filter(({ expected }) => expected >= today && expected <= addDays(today, REMIND_AHEAD_DAYS))
    .filter((announced) => !isEntered(holidays, announced))
    .toSorted((one, other) => one.expected.localeCompare(other.expected)),
  ending: (['US', ...destinationCodes] as const).flatMap((where) => endingList(holidays, where, today)),
});
