import { createHash } from 'node:crypto';
import { TRACKING_NUMBER_BYTES, trackingNumberOf } from '#domain/shipments/tracking-number.ts';

/** The same id for the same words, so that an interrupted seed goes on where it was. */
export const idOf = (words: string): string => {
  const hex = createHash('sha256').update(words).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
};

/**
 * The same tracking number for the same words, so that what an interrupted seed has made is found. Idempotency keys do not find it:
 * they are kept for a day by the clock of the samples, which is weeks ago.
 */
export const numberOf = (words: string): string =>
  trackingNumberOf(createHash('sha256').update(words).digest().subarray(0, TRACKING_NUMBER_BYTES));
