/** The percentile of the samples by the nearest rank; `share` is from 0 to 1. Throws when there is no sample. */
export const percentile = (samples: readonly number[], share: number): number => {
  const sorted = samples.toSorted((a, b) => a - b);
  const found = sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)];
  if (found === undefined) throw new Error('No sample was taken');
  return found;
};

/** The middle sample, or the mean of the two middle ones if their number is even. */
export const median = (samples: readonly number[]): number => {
  const sorted = samples.toSorted((a, b) => a - b);
  const upper = sorted[Math.floor(sorted.length / 2)];
  const lower = sorted[Math.ceil(sorted.length / 2) - 1];
  if (upper === undefined || lower === undefined) throw new Error('No sample was taken');
  return (lower + upper) / 2;
};

/** Rounds to four significant digits. */
export const rounded = (value: number): number => Number(value.toPrecision(4));
