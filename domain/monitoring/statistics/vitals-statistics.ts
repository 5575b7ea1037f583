import { type MetricName, metricNames, metrics } from '../../telemetry/catalogue.ts';
import { emptyHistogram, type Histogram, percentile } from '../counts/histogram.ts';
import { mergeTallies, totalOf } from '../counts/tally.ts';
import type { MetricStatistics } from '../endpoints.ts';

/** Stands for all routes together. */
export const ALL_ROUTES = '*';

/** The measurements of one route on one day. */
export interface VitalsOfDay {
  readonly day: string;
  readonly route: string;
  readonly histograms: Readonly<Partial<Record<MetricName, Histogram>>>;
}

interface RouteStatistics {
  readonly route: string;
  readonly metrics: MetricStatistics[];
}

const metricStatistics = (
  metric: MetricName,
  measured: readonly VitalsOfDay[],
  days: readonly string[],
): MetricStatistics | undefined => {
  const { unit } = metrics[metric];
  const byDay = new Map(measured.map(({ day, histograms }) => [day, histograms[metric]]));
  const all = [...byDay.values()].reduce<Histogram>(
    (sum, histogram) => (histogram ? mergeTallies(sum, histogram) : sum),
    emptyHistogram(),
  );
  const samples = totalOf(all);
  if (samples === 0) return undefined;
  const at = (share: number) => percentile(all, unit, share) ?? 0;
  return {
    metric,
    samples,
    p50: at(0.5),
    p75: at(0.75),
    p95: at(0.95),
    daily: days.map((day) => percentile(byDay.get(day) ?? emptyHistogram(), unit, 0.75) ?? null),
  };
};

const inOrder = (one: string, other: string): number => {
  if (one === other) return 0;
  if (one === ALL_ROUTES) return -1;
  return other === ALL_ROUTES ? 1 : one.localeCompare(other);
};

/** Percentiles of every measured metric by route; all routes together come first. */
export const vitalsStatistics = (
  measured: readonly VitalsOfDay[],
  days: readonly string[],
): RouteStatistics[] =>
  [...Map.groupBy(measured, ({ route }) => route)]
    .toSorted(([one], [other]) => inOrder(one, other))
    .map(([route, ofRoute]) => ({
      route,
      metrics: metricNames.flatMap((metric) => metricStatistics(metric, ofRoute, days) ?? []),
    }));
