import { expect, test } from 'vitest';
import { canWithdraw, nextMonday } from './first-day.ts';

test.each([
  ['a Saturday', '2026-11-21', '2026-11-23'],
  ['a Sunday', '2026-11-22', '2026-11-23'],
  ['a Monday, never the day itself', '2026-11-23', '2026-11-30'],
  ['a Tuesday, into the next year', '2026-12-29', '2027-01-04'],
])('new prices are suggested for next Monday: on %s', (_, today, monday) => {
  expect(nextMonday(today)).toBe(monday);
});

test.each([
  ['the day before', '2026-11-22T18:00:00Z', true],
  ['a little more than a minute before midnight in New York', '2026-11-23T04:58:59Z', true],
  ['a minute before', '2026-11-23T04:59:00Z', false],
  ['at midnight', '2026-11-23T05:00:00Z', false],
])('prices of Monday can be withdrawn until a minute before: %s', (_, now, can) => {
  expect(canWithdraw({ effectiveFrom: '2026-11-23' }, new Date(now))).toBe(can);
});
