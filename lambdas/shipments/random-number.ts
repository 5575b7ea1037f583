import { randomBytes } from 'node:crypto';
import { TRACKING_NUMBER_BYTES, trackingNumberOf } from '#domain/shipments/tracking-number.ts';

/** A tracking number that nobody can guess from another. */
export const randomNumber = (): string => trackingNumberOf(randomBytes(TRACKING_NUMBER_BYTES));
