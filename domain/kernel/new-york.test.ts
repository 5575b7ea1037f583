import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  addDays,
  daysFrom,
  isCalendarDay,
  NEW_YORK,
  newYorkDay,
  newYorkHour,
  newYorkInstant,
  onNewYorkClocks,
  weekdayOf,
} from './new-york.ts';

const MINUTE_MS = 60_000;

test.each([
  ['2026-11-21T04:59:59Z', '2026-11-20', 23],
  ['2026-11-21T05:00:00Z', '2026-11-21', 0],
  ['2026-07-01T03:59:59Z', '2026-06-30', 23],
  ['2026-07-01T04:00:00Z', '2026-07-01', 0],
])('%s is %s, hour %i, in New York', (at, day, hour) => {
  expect(newYorkDay(new Date(at))).toBe(day);
  expect(newYorkHour(new Date(at))).toBe(hour);
});

describe('New York time, computed from the law, is that of the time zone database', () => {
  const parts = new Intl.DateTimeFormat('en-CA', {
    timeZone: NEW_YORK,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  const byDatabase = (at: number): string => {
    const found = new Map(parts.formatToParts(at).map(({ type, value }) => [type, value]));
    return `${found.get('year')}-${found.get('month')}-${found.get('day')}T${found.get('hour')}:${found.get('minute')}`;
  };
  const computed = (at: number): string => onNewYorkClocks(at).toISOString().slice(0, 16);
  const minutes = (first: string, last: string) =>
    fc.integer({ min: Date.parse(first) / MINUTE_MS, max: Date.parse(last) / MINUTE_MS });

  test('at any minute from 2007 to 2049', () => {
    fc.assert(
      fc.property(minutes('2007-01-01T05:00Z', '2050-01-01T00:00Z'), (minute) => {
        expect(computed(minute * MINUTE_MS)).toBe(byDatabase(minute * MINUTE_MS));
      }),
      { numRuns: 2000 },
    );
  });

  test.each(Array.from({ length: 43 }, (_, index) => 2007 + index))('around both changes of %i', (year) => {
    for (const month of ['03', '11'])
      for (let hour = 0; hour < 15 * 24; hour += 1) {
        const at = Date.parse(`${year}-${month}-01T00:00Z`) + hour * 60 * MINUTE_MS;
        for (const edge of [at - MINUTE_MS, at]) expect(computed(edge)).toBe(byDatabase(edge));
      }
  });
});

test('the hour that clocks repeat in autumn is the same hour twice', () => {
  expect(newYorkHour(new Date('2026-11-01T05:30:00Z'))).toBe(1);
  expect(newYorkHour(new Date('2026-11-01T06:30:00Z'))).toBe(1);
});

test('days are counted by the calendar, across clock changes and leap days', () => {
  expect(addDays('2026-03-08', 1)).toBe('2026-03-09');
  expect(addDays('2028-03-01', -1)).toBe('2028-02-29');
  expect(daysFrom('2026-10-31', '2026-11-02')).toEqual(['2026-10-31', '2026-11-01', '2026-11-02']);
  expect(daysFrom('2026-11-02', '2026-11-01')).toEqual([]);
});

test('a day that does not exist is refused', () => {
  expect(isCalendarDay('2026-02-28')).toBe(true);
  expect(isCalendarDay('2026-02-30')).toBe(false);
  expect(isCalendarDay('soon')).toBe(false);
});

test('a day must be in this century, so that a mistyped year is noticed', () => {
  expect(['2000-01-01', '2100-12-31'].map(isCalendarDay)).toEqual([true, true]);
  expect(['1999-12-31', '2101-01-01', '0026-11-21', '9999-12-31'].map(isCalendarDay)).toEqual([
    false,
    false,
    false,
    false,
  ]);
});

test.each([
  ['2026-10-27', '14:00', '2026-10-27T18:00:00Z'],
  ['2026-11-03', '14:00', '2026-11-03T19:00:00Z'],
  ['2026-11-01', '00:30', '2026-11-01T04:30:00Z'],
  ['2026-11-01', '23:00', '2026-11-02T04:00:00Z'],
  ['2026-12-31', '23:59', '2027-01-01T04:59:00Z'],
])('%s %s on New York’s clocks is %s', (day, time, instant) => {
  expect(newYorkInstant(day, time)).toEqual(new Date(instant));
});

test('a time that occurs twice is the first one, and a skipped time is one hour later', () => {
  expect(newYorkInstant('2026-11-01', '01:30')).toEqual(new Date('2026-11-01T05:30:00Z'));
  expect(newYorkInstant('2026-03-08', '02:30')).toEqual(new Date('2026-03-08T07:30:00Z'));
});

test('the third of November 2026 is a Tuesday', () => {
  expect(weekdayOf('2026-11-03')).toBe(2);
});
