/** Below this many in an hour nobody is woken, however quiet the day was. */
const LEAST = 20;
/** So many times the usual is a spike. */
const TIMES_THE_USUAL = 5;

/**
 * Whether an hour stands out: twenty at least, and five times the mean of the 24 hours before it.
 * `before` are the counts of those hours.
 */
export const isSpike = (thisHour: number, before: readonly number[]): boolean => {
  const mean = before.reduce((sum, count) => sum + count, 0) / Math.max(1, before.length);
  return thisHour >= LEAST && thisHour >= TIMES_THE_USUAL * mean;
};

/** True where an hour may be a spike at all; spares looking up the hours before it. */
export const mayBeSpike = (thisHour: number): boolean => thisHour >= LEAST;
