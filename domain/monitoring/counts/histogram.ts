import type { MetricDefinition } from '../../telemetry/catalogue.ts';
import { addToTally, countsOf, emptyTally, type Tally } from './tally.ts';

/** Values of one metric in buckets that get wider with the value. `mergeTallies` merges two histograms. */
export type Histogram = Tally;
type Unit = MetricDefinition['unit'];

/**
 * With 44 buckets, the nine histograms of a route and the watermarks of a day fit into two write units. The widths
 * below are the narrowest with which 44 buckets cover the values.
 */
const BUCKETS = 44;

/**
 * Bucket `k` begins at `fine * (growth^k - 1)`: equal steps for values far below `fine`, and proportional steps above. The
 * error of a percentile is less than a tenth of the value plus `fine` (for a score a fifteenth). The buckets reach 43 s, a
 * score of 1.5, 21 MB and a count of 4,300. Larger values are in the last bucket.
 */
const scales: Readonly<Record<Unit, { readonly fine: number; readonly growth: number }>> = {
  ms: { fine: 10, growth: 1.21 },
  // CLS is good to 0.1 and poor from 0.25: seven buckets apart.
  score: { fine: 0.005, growth: 1.14 },
  KB: { fine: 5, growth: 1.21 },
  count: { fine: 1, growth: 1.21 },
};

/** A histogram without values. */
export const emptyHistogram = (): Histogram => emptyTally(BUCKETS);

const bucketOf = (unit: Unit, value: number): number => {
  const { fine, growth } = scales[unit];
  const bucket = Math.floor(Math.log1p(Math.max(0, value) / fine) / Math.log(growth));
  return Math.min(BUCKETS - 1, bucket);
};

/** Adds one value of a metric with this unit to the histogram (changes it in place). */
export const addValue = (histogram: Histogram, unit: Unit, value: number): void =>
  addToTally(histogram, bucketOf(unit, value));

/**
 * The value whose relative error is the same at both ends of the bucket. For the first bucket zero, because most of its
 * values are zero.
 */
const middleOf = (unit: Unit, bucket: number): number => {
  const { fine, growth } = scales[unit];
  return bucket === 0 ? 0 : fine * ((growth ** bucket * (2 * growth)) / (1 + growth) - 1);
};

/** The value that `share` (0 to 1) of all values do not exceed, by nearest rank. Undefined when there are no values. */
export const percentile = (histogram: Histogram, unit: Unit, share: number): number | undefined => {
  const counts = countsOf(histogram);
  const samples = counts.reduce((sum, count) => sum + count, 0);
  if (samples === 0) return undefined;
  const rank = Math.max(1, Math.ceil(share * samples));
  let passed = 0;
  const bucket = counts.findIndex((count) => {
    passed += count;
    return passed >= rank;
  });
  return middleOf(unit, bucket);
};
