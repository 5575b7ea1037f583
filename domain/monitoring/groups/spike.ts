/** A smaller count in an hour is never a spike. */
const MIN_SPIKE_COUNT = 20;
/** An hour is a spike when its count is this many times the mean. */
const SPIKE_FACTOR = 5;

/**
 * Whether the count of an hour is a spike: at least twenty, and at least five times the mean of the 24 hours before it,
 * whose counts are in `before`.
 */
export const isSpike = (thisHour: number, before: readonly number[]): boolean => {
  const mean = before.reduce((sum, count) => sum + count, 0) / Math.max(1, before.length);
  return thisHour >= MIN_SPIKE_COUNT && thisHour >= SPIKE_FACTOR * mean;
};

/** False when the count is too small for a spike, so that the hours before it need not be read. */
export const mayBeSpike = (thisHour: number): boolean => thisHour >= MIN_SPIKE_COUNT;
