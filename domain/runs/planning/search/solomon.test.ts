import { expect, test } from 'vitest';
import type { Published } from '../testing/solomon/published.ts';
import { gapOf } from '../testing/solomon/run.ts';
import { clustered } from '../testing/solomon/windows-clustered.ts';
import { mixed } from '../testing/solomon/windows-mixed.ts';
import { random } from '../testing/solomon/windows-random.ts';
import { usualEffort } from './solve.ts';

const published: readonly Published[] = [...clustered, ...random, ...mixed];
const some = (names: readonly string[]) => published.filter(({ name }) => names.includes(name));
const meanOf = (gaps: readonly number[]) => gaps.reduce((sum, gap) => sum + gap, 0) / gaps.length;

test('all published problems are here but C204, each with a window for each of its customers', () => {
  expect(published).toHaveLength(55);
  for (const { windows } of published) expect(windows.split(' ')).toHaveLength(100);
});

test('25 customers: routes are at most 5 percent longer than the shortest ones on average, and never shorter', () => {
  const gaps = some(['C101', 'C205', 'R101', 'R112', 'R208', 'RC102', 'RC207']).map((problem) =>
    gapOf(problem, 25, { ...usualEffort, rounds: 500 }),
  );
  expect(Math.min(...gaps)).toBeGreaterThanOrEqual(0);
  expect(meanOf(gaps)).toBeLessThanOrEqual(5);
});

test('100 customers: routes are at most 12 percent longer than the shortest known ones, and never shorter', () => {
  const gaps = some(['C101', 'R103', 'RC206']).map((problem) =>
    gapOf(problem, 100, { ...usualEffort, rounds: 800 }),
  );
  expect(Math.min(...gaps)).toBeGreaterThanOrEqual(0);
  expect(meanOf(gaps)).toBeLessThanOrEqual(12);
});
