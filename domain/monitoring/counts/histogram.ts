import type { MetricDefinition } from '../../telemetry/catalogue.ts';
import { addToTally, countsOf, emptyTally, type Tally } from './tally.ts';

/** Values of one metric, sorted into buckets that widen with the value. Merge two with `mergeTallies`. */
export type Histogram = Tally;
type Unit = MetricDefinition['unit'];

/**
 * 44 buckets, so that the nine histograms of a route fit into two write units with a day's watermarks; the widths
 * below are the narrowest with which 44 reach as far as values do.
 */
const BUCKETS = 44;

/**
 * Bucket `k` begins at `fine * (growth^k - 1)`: even steps where values are small against `fine`, and steps of a fixed
 * share above, so that a percentile is off by less than a tenth (of a score: a fifteenth) of the value and `fine`
 * together. Reaches 43 s, a score of 1.5, 21 MB and 4,300 of a count; what lies beyond is in the last bucket.
 */
const scales: Readonly<Record<Unit, { readonly fine: number; readonly growth: number }>> = {
  ms: { fine: 10, growth: 1.21 },
  // CLS is good to 0.1 and poor from 0.25: seven buckets apart.
  score: { fine: 0.005, growth: 1.14 },
  KB: { fine: 5, growth: 1.21 },
  count: { fine: 1, growth: 1.21 },
};

/** Without a value yet. */
export const emptyHistogram = (): Histogram => emptyTally(BUCKETS);

const bucketOf = (unit: Unit, value: number): number => {
  const { fine, growth } = scales[unit];
  const bucket = Math.floor(Math.log1p(Math.max(0, value) / fine) / Math.log(growth));
  return Math.min(BUCKETS - 1, bucket);
};

/** Counts one value of a metric of this unit, in the histogram given. */
export const addValue = (histogram: Histogram, unit: Unit, value: number): void =>
  addToTally(histogram, bucketOf(unit, value));

/** The value that is off by the same share at either end of its bucket; nothing in the first, where most are exactly that. */
const middleOf = (unit: Unit, bucket: number): number => {
  const { fine, growth } = scales[unit];
  return bucket === 0 ? 0 : fine * ((growth ** bucket * (2 * growth)) / (1 + growth) - 1);
};

/**
 * The value that `share` (0 to 1) of all values do not exceed, by nearest rank. Undefined where there is no value.
 */
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
