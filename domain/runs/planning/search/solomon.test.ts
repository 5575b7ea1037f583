import { expect, test } from 'vitest';
import { gapsOf, published } from '../testing/solomon/run.ts';
import { usualEffort } from './solve.ts';

const some = (names: readonly string[]) => published.filter(({ name }) => names.includes(name));

test('all published problems are here but C204, each with a window for each of its customers', () => {
  expect(published).toHaveLength(55);
  for (const { windows } of published) expect(windows.split(' ')).toHaveLength(100);
});

test('25 customers: routes are at most 5 percent longer than the shortest ones on average, and never shorter', () => {
  const problems = some(['C101', 'C205', 'R101', 'R112', 'R208', 'RC102', 'RC207']);
  const { mean, least } = gapsOf(problems, 25, { ...usualEffort, rounds: 500 });
  expect(least).toBeGreaterThanOrEqual(0);
  expect(mean).toBeLessThanOrEqual(5);
});

test('100 customers: routes are at most 12 percent longer than the shortest known ones on average, and never shorter', () => {
  const problems = some(['C101', 'R103', 'RC206']);
  const { mean, least } = gapsOf(problems, 100, { ...usualEffort, rounds: 800 });
  expect(least).toBeGreaterThanOrEqual(0);
  expect(mean).toBeLessThanOrEqual(12);
});
