import { expect, test } from 'vitest';
import { utcHoursIn, utcHoursOf } from './utc-hours.ts';

test.each([
  ['2026-11-21', 24, '2026-11-21T05', '2026-11-22T04'],
  ['2026-07-01', 24, '2026-07-01T04', '2026-07-02T03'],
  ['2026-03-08', 23, '2026-03-08T05', '2026-03-09T03'],
  ['2026-11-01', 25, '2026-11-01T04', '2026-11-02T04'],
])('%s in New York has %i hours, from %s to %s', (day, count, first, last) => {
  const hours = utcHoursOf(day);
  expect([hours.length, hours[0], hours.at(-1)]).toEqual([count, first, last]);
});

test('days lie side by side: no hour is missing and none belongs to two', () => {
  const hours = utcHoursIn({ from: '2026-10-25', to: '2026-11-10' });
  expect(new Set(hours).size).toBe(hours.length);
  expect(hours.length).toBe(17 * 24 + 1);
  expect([...hours].sort()).toEqual(hours);
});
