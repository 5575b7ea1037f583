import { newYorkDay } from '#domain/kernel/new-york.ts';
import type { Key } from '../runtime/secrets/house-key.ts';
import { keyedHash } from '../runtime/secrets/keyed-hash.ts';

/** What is known of the sender of a batch. */
interface Sender {
  /** From a verified token only. */
  readonly userId: string | undefined;
  readonly address: string;
  readonly userAgent: string;
  readonly receivedAt: Date;
}

/** A keyed hash of sixteen hex digits, the same for the same person. */
export type PersonOf = (sender: Sender) => Promise<string>;

/**
 * Tells people apart so that they can be counted. Users are identified by their id, others by network address and browser
 * for one day in New York. Unknown people cannot be followed from one day to the next.
 */
export const personOf =
  (key: Key): PersonOf =>
  async ({ userId, address, userAgent, receivedAt }) => {
    const traits =
      userId === undefined ? ['stranger', address, userAgent, newYorkDay(receivedAt)] : ['user', userId];
    return keyedHash(await key(), JSON.stringify(traits), 16);
  };
