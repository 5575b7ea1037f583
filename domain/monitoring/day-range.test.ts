import { expect, test } from 'vitest';
import { rangeProblem } from './day-range.ts';

test.each([
  ['2026-11-21', '2026-11-21'],
  ['2026-10-22', '2026-11-21'],
])('%s to %s can be asked for', (from, to) => {
  expect(rangeProblem({ from, to })).toBeUndefined();
});

test.each([
  ['2026-10-21', '2026-11-21', /at most 31 days/],
  ['2026-11-22', '2026-11-21', /Swap/],
  ['', '2026-11-21', /Choose a first/],
  ['2026-11-31', '2026-12-01', /Choose a first/],
])('%s to %s cannot, and says why', (from, to, why) => {
  expect(rangeProblem({ from, to })).toMatch(why);
});
