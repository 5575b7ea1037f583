import { expect, test } from 'vitest';
import {
  addDays,
  daysFrom,
  isCalendarDay,
  newYorkDay,
  newYorkHour,
  newYorkInstant,
  weekdayOf,
} from './new-york.ts';

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

test.each([
  ['2026-10-27', '14:00', '2026-10-27T18:00:00Z'],
  ['2026-11-03', '14:00', '2026-11-03T19:00:00Z'],
  ['2026-11-01', '00:30', '2026-11-01T04:30:00Z'],
  ['2026-11-01', '23:00', '2026-11-02T04:00:00Z'],
  ['2026-12-31', '23:59', '2027-01-01T04:59:00Z'],
])('%s %s on New York’s clocks is %s', (day, time, instant) => {
  expect(newYorkInstant(day, time)).toEqual(new Date(instant));
});

test('a time that comes twice is the first, one that is leapt over is the hour after', () => {
  expect(newYorkInstant('2026-11-01', '01:30')).toEqual(new Date('2026-11-01T05:30:00Z'));
  expect(newYorkInstant('2026-03-08', '02:30')).toEqual(new Date('2026-03-08T07:30:00Z'));
});

test('the third of November 2026 is a Tuesday', () => {
  expect(weekdayOf('2026-11-03')).toBe(2);
});
