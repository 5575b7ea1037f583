import { expect, test } from 'vitest';
import { ratingOf } from './rating.ts';

test.each([
  ['LCP', 2500, 'good'],
  ['LCP', 2501, 'needs-improvement'],
  ['LCP', 4000, 'needs-improvement'],
  ['LCP', 4001, 'poor'],
  ['INP', 500, 'needs-improvement'],
  ['CLS', 0.26, 'poor'],
  ['TTFB', 0, 'good'],
] as const)('%s of %d is %s', (metric, value, rating) => {
  expect(ratingOf(metric, value)).toBe(rating);
});

test('a metric without thresholds has no rating', () => {
  expect(ratingOf('LOAD', 60_000)).toBeUndefined();
});
