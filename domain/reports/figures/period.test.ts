import { expect, test } from 'vitest';
import { monthsBefore, monthsOf, periodProblem } from './period.ts';

test('a period has every month from the first to the last, also over a new year', () => {
  expect(monthsOf({ from: '2026-11', to: '2027-02' })).toEqual(['2026-11', '2026-12', '2027-01', '2027-02']);
  expect(monthsBefore('2027-01', 2)).toBe('2026-11');
});

test('a period is one to 24 months', () => {
  expect(periodProblem({ from: '2026-11', to: '2026-11' })).toBeUndefined();
  expect(periodProblem({ from: '2025-01', to: '2026-12' })).toBeUndefined();
  expect(periodProblem({ from: '2025-01', to: '2027-01' })).toBe('Choose at most 24 months.');
  expect(periodProblem({ from: '2026-12', to: '2026-11' })).toContain('Swap them');
});
