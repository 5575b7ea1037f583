import { newYorkDay } from '#domain/kernel/new-york.ts';
import { addValue, emptyHistogram } from '#domain/monitoring/counts/histogram.ts';
import { routeMetrics } from '#domain/monitoring/statistics/route-metrics.ts';
import { ALL_ROUTES } from '#domain/monitoring/statistics/vitals-statistics.ts';
import type { AcceptedMetric, ClientBatch } from '#domain/telemetry/batch.ts';
import { metrics, OTHER_METRIC } from '#domain/telemetry/catalogue.ts';
import { VitalsCounts, vitalsKey } from '../../counters/counter-items.ts';
import type { Counts } from '../../counters/counter-store.ts';
import { type Addition, expiryOfDay, receivedAt } from './addition.ts';

const withValues = (counts: Counts | undefined, values: readonly AcceptedMetric[]): VitalsCounts => {
  const h = { ...(counts && VitalsCounts.parse(counts).h) };
  for (const { name, value } of values) {
    const histogram = h[name] ?? emptyHistogram();
    // Other metrics differ in name and unit, so only their number is counted.
    addValue(histogram, metrics[name].unit, name === OTHER_METRIC ? 0 : value);
    h[name] = histogram;
  }
  return { h };
};

/** Counts every measurement for all routes together, and those that belong to a page for its route as well. */
export const vitalsAdditions = (batch: ClientBatch<'performance'>): Addition[] => {
  const day = newYorkDay(receivedAt(batch));
  const ofPages = batch.records.filter(({ name }) => routeMetrics.has(name));
  const byRoute = [...Map.groupBy(ofPages, ({ route }) => route), [ALL_ROUTES, batch.records] as const];
  return byRoute.map(([route, values]) => ({
    key: vitalsKey(day, route),
    expiresAt: expiryOfDay(day),
    add: (counts) => withValues(counts, values),
  }));
};
