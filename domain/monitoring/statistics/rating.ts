import { type MetricDefinition, type MetricName, metrics } from '../../telemetry/catalogue.ts';

/** The rating of a measurement by the web-vitals thresholds. */
export type Rating = 'good' | 'needs-improvement' | 'poor';

/** Both thresholds of a metric; undefined when it has none. */
export const thresholdsOf = (
  metric: MetricName,
): { readonly good: number; readonly poor: number } | undefined => {
  const { good, poor }: MetricDefinition = metrics[metric];
  return good === undefined || poor === undefined ? undefined : { good, poor };
};

/** Good up to and including the first threshold, poor above the second (web.dev/vitals). Undefined without thresholds. */
export const ratingOf = (metric: MetricName, value: number): Rating | undefined => {
  const thresholds = thresholdsOf(metric);
  if (thresholds === undefined) return undefined;
  if (value <= thresholds.good) return 'good';
  return value <= thresholds.poor ? 'needs-improvement' : 'poor';
};
