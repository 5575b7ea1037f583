import { expect, test } from 'vitest';
import { addDays, daysFrom, isCalendarDay, newYorkDay, newYorkHour } from './new-york.ts';

test.each([
  ['2026-11-21T04:59:59Z', '2026-11-20', 23],
  ['2026-11-21T05:00:00Z', '2026-11-21', 0],
  ['2026-07-01T03:59:59Z', '2026-06-30', 23],
  ['2026-07-01T04:00:00Z', '2026-07-01', 0],
])('%s is %s, hour %i, in New York', (at, day, hour) => {
  expect(newYorkDay(new Date(at))).toBe(day);
  expect(newYorkHour(new Date(at))).toBe(hour);
});

test('the hour that the clocks go back over counts twice as the same hour', () => {
  expect(newYorkHour(new Date('2026-11-01T05:30:00Z'))).toBe(1);
  expect(newYorkHour(new Date('2026-11-01T06:30:00Z'))).toBe(1);
});

test('days are counted by the calendar, over clock changes and leap days', () => {
  expect(addDays('2026-03-08', 1)).toBe('2026-03-09');
  expect(addDays('2028-03-01', -1)).toBe('2028-02-29');
  expect(daysFrom('2026-10-31', '2026-11-02')).toEqual(['2026-10-31', '2026-11-01', '2026-11-02']);
  expect(daysFrom('2026-11-02', '2026-11-01')).toEqual([]);
});

test('a day that no calendar has is none', () => {
  expect(isCalendarDay('2026-02-28')).toBe(true);
  expect(isCalendarDay('2026-02-30')).toBe(false);
  expect(isCalendarDay('soon')).toBe(false);
});
