import { type MetricName, webVitals } from '../../telemetry/catalogue.ts';

/**
 * What is counted for each route; of the others only all routes together. The rest says more of line and browser than of
 * a page, and nine histograms are what two write units hold.
 */
export const routeMetrics: ReadonlySet<MetricName> = new Set<MetricName>([
  ...webVitals,
  'LOAD',
  'BLOCKED',
  'TRANSFER',
  'API',
]);
