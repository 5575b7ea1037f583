import { createHmac } from 'node:crypto';

/** The keyed hash of a text (HMAC-SHA-256), in so many hex digits; all 64 unless given. */
export const keyedHash = (key: string, text: string, digits?: number): string =>
  createHmac('sha256', key).update(text).digest('hex').slice(0, digits);
