import { describe, expect, test } from 'vitest';
import { addDays } from '../../kernel/new-york.ts';
import type { Holiday } from '../schedule/schedule.ts';
import { announcedHolidays } from './announced-holidays.ts';
import { defaultHolidays } from './default-holidays.ts';
import { holidayReminders } from './holiday-reminders.ts';

const missing = (today: string, more: readonly Holiday[] = []) =>
  holidayReminders([...defaultHolidays, ...more], today).missing.map(
    ({ where, name, expected }) => `${where} ${name} ${expected}`,
  );

describe('a holiday that depends on the moon', () => {
  test('is in the reminders three months ahead, by name and date, the nearest first', () => {
    expect(missing('2026-12-22')).toEqual([
      'SR Chinese New Year 2027-02-06',
      'TT Eid al-Fitr 2027-03-09',
      'SR Eid al-Fitr 2027-03-09',
      'GY Phagwah 2027-03-22',
      'SR Holi Phagwa 2027-03-22',
    ]);
    expect(missing('2026-12-21')).not.toContain('GY Phagwah 2027-03-22');
    expect(missing('2027-10-29')).toContain('GY Diwali 2027-10-29');
    expect(missing('2027-10-30')).not.toContain('GY Diwali 2027-10-29');
  });

  test.each([
    ['Diwali', '2027-10-29'],
    ['Deepavali (Divali)', '2027-10-30'],
    ['DIWALI', '2027-11-12'],
  ])('entered as %s on %s is no longer in the reminders of that destination', (name, date) => {
    const left = missing('2027-10-01', [{ where: 'GY', name, date }]);
    expect(left.filter((each) => each.includes('ali '))).toEqual([
      'TT Divali 2027-10-29',
      'SR Diwali 2027-10-29',
    ]);
  });

  test('is not confused with another holiday on the same day', () => {
    // In Guyana, Eid al-Adha is expected on Arrival Day.
    expect(defaultHolidays).toContainEqual({ date: '2028-05-05', name: 'Arrival Day', where: 'GY' });
    expect(missing('2028-05-01')).toContain('GY Eid al-Adha 2028-05-05');
  });

  test('of last year does not count as the one of this year', () => {
    expect(missing('2028-10-01', [{ where: 'GY', name: 'Diwali', date: '2027-10-29' }])).toContain(
      'GY Diwali 2028-10-17',
    );
  });
});

/** The days on which a calendar of ICU shows a month and day. */
const daysOf = (calendar: string, month: string, day: string): readonly string[] => {
  const words = new Intl.DateTimeFormat(`en-US-u-ca-${calendar}`, {
    month: 'long',
    day: 'numeric',
    timeZone: 'UTC',
  });
  const isIt = (date: string): boolean => {
    const parts = words.formatToParts(new Date(`${date}T00:00:00Z`));
    const part = (type: string) => parts.find((each) => each.type === type)?.value;
    return part('month') === month && part('day') === day;
  };
  const all = Array.from({ length: 365 * 4 + 1 }, (_, index) => addDays('2027-01-01', index));
  return all.filter(isIt);
};

test.each([
  ['Eid al-Fitr', 'islamic-umalqura', 'Shawwal', '1'],
  ['Eid al-Adha', 'islamic-umalqura', 'Dhuʻl-Hijjah', '10'],
  ['Youman-un-Nabi', 'islamic-umalqura', 'Rabiʻ I', '12'],
  ['Chinese New Year', 'chinese', 'First Month', '1'],
])('%s is expected within a day of the calendar', (name, calendar, month, day) => {
  const expected = [
    ...new Set(announcedHolidays.filter((each) => each.name === name).map((each) => each.expected)),
  ];
  const days = daysOf(calendar, month, day);
  expect(days).toHaveLength(expected.length);
  for (const [index, date] of days.entries())
    expect([addDays(date, -1), date, addDays(date, 1)]).toContain(expected[index]);
});

describe('a list of holidays', () => {
  test('is reported as ending in time to enter the next year', () => {
    expect(holidayReminders(defaultHolidays, '2027-12-31').ending).toEqual([]);
    const { ending } = holidayReminders(defaultHolidays, '2028-06-01');
    expect(ending).toContainEqual({ where: 'US', last: '2028-12-25' });
    expect(ending.map(({ where }) => where)).toEqual(['US', 'GY', 'JM', 'TT', 'BB', 'SR']);
  });

  test('without a holiday for a place is reported, too', () => {
    const without = defaultHolidays.filter(({ where }) => where !== 'SR');
    expect(holidayReminders(without, '2026-11-22').ending).toEqual([{ where: 'SR' }]);
  });
});
