import { type MetricName, metrics } from '#domain/telemetry/catalogue.ts';

const whole = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 });
const tenths = new Intl.NumberFormat('en-US', { maximumFractionDigits: 1 });
const thousandths = new Intl.NumberFormat('en-US', { maximumFractionDigits: 3 });

const byUnit = {
  ms: (value: number) => (value >= 1000 ? `${tenths.format(value / 1000)} s` : `${whole.format(value)} ms`),
  score: (value: number) => thousandths.format(value),
  KB: (value: number) => `${whole.format(value)} KB`,
  count: (value: number) => tenths.format(value),
} as const;

/** How a metric's values are written, in its own unit. */
export const metricFormat = (metric: MetricName): ((value: number) => string) => byUnit[metrics[metric].unit];
