import { expect, test } from 'vitest';
import { type Series, summaryOf, topOf } from './series.ts';

const series = (values: Series['values']): Series => ({
  measure: 'LCP p75',
  step: 'Day',
  labels: ['Nov 19', 'Nov 20', 'Nov 21'],
  values,
  format: (value) => `${value} ms`,
});

test('the text alternative has the highest and the latest value', () => {
  expect(summaryOf(series([900, 400, null]))).toBe(
    'LCP p75: highest 900 ms (Nov 19), latest 400 ms (Nov 20).',
  );
  expect(summaryOf(series([null, null, null]))).toBe('LCP p75: nothing was measured.');
});

test('the axis has space above the highest value and shows the distance to the thresholds', () => {
  expect(topOf({ values: [null, 100] })).toBeGreaterThan(100);
  expect(topOf({ values: [0, 0] })).toBe(1);
  expect(topOf({ values: [10], thresholds: { good: 100, poor: 200 } })).toBeGreaterThan(100);
  expect(topOf({ values: [110], thresholds: { good: 100, poor: 200 } })).toBeGreaterThan(200);
  expect(topOf({ values: [900], thresholds: { good: 100, poor: 200 } })).toBeGreaterThan(900);
});
