import { type MetricName, webVitals } from '../../telemetry/catalogue.ts';

/**
 * The metrics that are counted for each route. The others are only counted for all routes together: they depend more on
 * connection and browser than on the page, and only nine histograms fit into two write units.
 */
export const routeMetrics: ReadonlySet<MetricName> = new Set<MetricName>([
  ...webVitals,
  'LOAD',
  'BLOCKED',
  'TRANSFER',
  'API',
]);
