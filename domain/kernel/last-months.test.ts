import { expect, test } from 'vitest';
import { lastMonths } from './last-months.ts';

test('months go back over the turn of a year, the one of the day first', () => {
  expect(lastMonths('2027-02-28', 4)).toEqual(['2027-02', '2027-01', '2026-12', '2026-11']);
  expect(lastMonths('2026-11-30', 1)).toEqual(['2026-11']);
});
