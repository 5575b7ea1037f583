import { describe, expect, test } from 'vitest';
import { addDays, daysFrom, weekdayOf } from '../../kernel/new-york.ts';
import { defaultSchedule } from '../schedule/default-schedule.ts';
import { Schedule } from '../schedule/schedule.ts';
import { defaultHolidays } from './default-holidays.ts';

const MONDAY = 1;
const THURSDAY = 4;
/** The first day with this weekday, on or after a day. */
const onOrAfter = (weekday: number, day: string) => addDays(day, (weekday - weekdayOf(day) + 7) % 7);
const observed = (day: string) => addDays(day, weekdayOf(day) === 6 ? -1 : weekdayOf(day) === 0 ? 1 : 0);

/** The federal holidays by law (5 U.S.C. 6103), on the days on which they are observed. */
const federal = (year: number) => [
  observed(`${year}-01-01`),
  onOrAfter(MONDAY, `${year}-01-15`),
  onOrAfter(MONDAY, `${year}-02-15`),
  onOrAfter(MONDAY, `${year}-05-25`),
  observed(`${year}-06-19`),
  observed(`${year}-07-04`),
  onOrAfter(MONDAY, `${year}-09-01`),
  onOrAfter(MONDAY, `${year}-10-08`),
  observed(`${year}-11-11`),
  onOrAfter(THURSDAY, `${year}-11-22`),
  observed(`${year}-12-25`),
];

/** Easter Sunday in the Gregorian calendar, by the algorithm of Gauss. */
const easter = (year: number) => {
  const epact = (24 + 19 * (year % 19)) % 30;
  const moon = epact - (epact > 28 ? 1 : 0);
  const sunday = (5 + 2 * (year % 4) + 4 * (year % 7) + 6 * moon) % 7;
  return addDays(`${year}-03-22`, moon + sunday);
};

const named = (name: string) =>
  [...new Set(defaultHolidays.filter((day) => day.name === name).map(({ date }) => date))].sort();

describe('the default holidays', () => {
  test('contain every U.S. federal holiday until the end of 2028, on the day on which it is observed', () => {
    const lawful = [2026, 2027, 2028, 2029]
      .flatMap(federal)
      .filter((day) => day > '2026-11-21' && day < '2029');
    expect(defaultHolidays.filter(({ where }) => where === 'US').map(({ date }) => date)).toEqual(
      lawful.sort(),
    );
  });

  test('have the right days for holidays that depend on Easter', () => {
    const byEaster = (days: number) => [2027, 2028].map((year) => addDays(easter(year), days));
    expect(named('Good Friday')).toEqual(byEaster(-2));
    expect(named('Easter Monday')).toEqual(byEaster(1));
    expect(named('Ash Wednesday')).toEqual(byEaster(-46));
    expect(named('Whit Monday')).toEqual(byEaster(50));
    expect(named('Corpus Christi')).toEqual(byEaster(60));
  });

  test('have a Monday for holidays that are always on a Monday', () => {
    expect(named('CARICOM Day')).toEqual([2027, 2028].map((year) => onOrAfter(MONDAY, `${year}-07-01`)));
    expect(named('Kadooment Day')).toEqual([2027, 2028].map((year) => onOrAfter(MONDAY, `${year}-08-01`)));
    expect(named('National Heroes Day').filter((day) => day.includes('-10-'))).toEqual(
      [2027, 2028].map((year) => onOrAfter(MONDAY, `${year}-10-15`)),
    );
  });

  test('have at most one holiday a day for each place, and are valid settings', () => {
    const keys = defaultHolidays.map(({ where, date }) => `${where} ${date}`);
    expect(new Set(keys).size).toBe(keys.length);
    expect(daysFrom('2026-11-22', '2028-12-31')).toEqual(
      expect.arrayContaining(defaultHolidays.map(({ date }) => date)),
    );
    expect(Schedule.safeParse(defaultSchedule).success).toBe(true);
  });
});
