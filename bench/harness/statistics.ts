/** The value below which `share` of the samples lie, by the nearest rank. Throws where there is no sample. */
export const percentile = (samples: readonly number[], share: number): number => {
  const sorted = samples.toSorted((a, b) => a - b);
  const found = sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)];
  if (found === undefined) throw new Error('No sample was taken');
  return found;
};

/** The middle sample; the mean of the two middle ones where their number is even. */
export const median = (samples: readonly number[]): number => {
  const sorted = samples.toSorted((a, b) => a - b);
  const upper = sorted[Math.floor(sorted.length / 2)];
  const lower = sorted[Math.ceil(sorted.length / 2) - 1];
  if (upper === undefined || lower === undefined) throw new Error('No sample was taken');
  return (lower + upper) / 2;
};

/** Keeps the digits that mean something, so that two results can be read beside each other. */
export const rounded = (value: number): number => Number(value.toPrecision(4));
