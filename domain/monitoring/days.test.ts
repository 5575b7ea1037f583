import { expect, test } from 'vitest';
import { daysFrom, newYorkDay } from '../kernel/new-york.ts';
import { utcHoursOf } from './days.ts';

test.each([
  ['2026-11-21', 24, '2026-11-21T05', '2026-11-22T04'],
  ['2026-07-04', 24, '2026-07-04T04', '2026-07-05T03'],
  ['2026-03-08', 23, '2026-03-08T05', '2026-03-09T03'],
  ['2026-11-01', 25, '2026-11-01T04', '2026-11-02T04'],
])('%s in New York is %i hours long, from %s to %s UTC', (day, length, first, last) => {
  const hours = utcHoursOf(day);
  expect([hours.length, hours[0], hours.at(-1)]).toEqual([length, first, last]);
});

test('the hours of a year belong to one day each', () => {
  const hours = daysFrom('2026-01-01', '2026-12-31').flatMap((day) =>
    utcHoursOf(day).map((hour) => [hour, day] as const),
  );
  expect(hours).toHaveLength(365 * 24);
  expect(new Map(hours).size).toBe(hours.length);
  for (const [hour, day] of hours) expect(newYorkDay(new Date(`${hour}:59:59.999Z`))).toBe(day);
});
