import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type MetricName, metrics } from '../../telemetry/catalogue.ts';
import { addValue, emptyHistogram, type Histogram } from '../counts/histogram.ts';
import { type VitalsOfDay, vitalsStatistics } from './vitals-statistics.ts';

const days = ['2026-11-20', '2026-11-21', '2026-11-22'] as const;
const of = (metric: MetricName, values: readonly number[]): Histogram => {
  const histogram = emptyHistogram();
  for (const value of values) addValue(histogram, metrics[metric].unit, value);
  return histogram;
};
const measured = (
  day: string,
  route: string,
  values: Partial<Record<MetricName, readonly number[]>>,
): VitalsOfDay => ({
  day,
  route,
  histograms: Object.fromEntries(
    Object.entries(values).map(([metric, all]) => [metric, of(metric as MetricName, all)]),
  ),
});

describe('routes and metrics', () => {
  test('all routes together come first, then each by its name', () => {
    const found = ['/track', '*', '/', '/blog'].map((route) => measured(days[0], route, { LCP: [1] }));
    expect(vitalsStatistics(found, days).map(({ route }) => route)).toEqual(['*', '/', '/blog', '/track']);
  });

  test('metrics are in the order of the catalogue, without those that were not measured', () => {
    const [only] = vitalsStatistics([measured(days[0], '/', { API: [5], CLS: [0.2], LCP: [900] })], days);
    expect(only?.metrics.map(({ metric }) => metric)).toEqual(['LCP', 'CLS', 'API']);
  });

  test('a range without measurements has no routes', () => {
    expect(vitalsStatistics([], days)).toEqual([]);
  });
});

test('each day has its own 75th percentile, and a day without samples none', () => {
  const found = [measured(days[0], '/', { LCP: [1000, 1000] }), measured(days[2], '/', { LCP: [4000] })];
  const [lcp] = vitalsStatistics(found, days)[0]?.metrics ?? [];
  expect(lcp?.samples).toBe(3);
  const [first, second, third] = lcp?.daily ?? [];
  expect(Math.abs((first ?? 0) - 1000)).toBeLessThan(101);
  expect(second).toBeNull();
  expect(Math.abs((third ?? 0) - 4000)).toBeLessThan(401);
});

const values = fc.array(fc.double({ min: 0, max: 40_000, noNaN: true }), { maxLength: 40 });

test('percentiles of a range do not depend on the day of a value', () => {
  fc.assert(
    fc.property(values, values, values, (...daily) => {
      const apart = daily.map((some, at) => measured(days[at] ?? '', '/', { LCP: some }));
      const together = [measured(days[1], '/', { LCP: daily.flat() })];
      const statistics = (found: readonly VitalsOfDay[]) =>
        vitalsStatistics(found, days)[0]?.metrics.map(({ daily: _, ...all }) => all);
      expect(statistics(apart)).toEqual(statistics(together));
    }),
  );
});

test('a higher percentile is never lower, and every sample is counted', () => {
  fc.assert(
    fc.property(values, (some) => {
      const [lcp] = vitalsStatistics([measured(days[0], '/', { LCP: some })], days)[0]?.metrics ?? [];
      expect(lcp?.samples ?? 0).toBe(some.length);
      if (!lcp) return;
      expect(lcp.p50).toBeLessThanOrEqual(lcp.p75);
      expect(lcp.p75).toBeLessThanOrEqual(lcp.p95);
    }),
  );
});
