import { randomInt, timingSafeEqual } from 'node:crypto';
import { CODE_DIGITS, type GivenCode } from '#domain/shipments/handover/collection-code.ts';
import type { KeptKeys } from '../../runtime/secrets/kept-key.ts';
import { keyedHash } from '../../runtime/secrets/keyed-hash.ts';

const RADIX = 10;

/** Random digits, each number as likely as any other. */
export const randomCode = (): string => String(randomInt(RADIX ** CODE_DIGITS)).padStart(CODE_DIGITS, '0');

const hashed = (number: string, id: string, code: string): string => `${number} ${id} ${code}`;

const isSame = (one: string, other: string): boolean =>
  timingSafeEqual(Buffer.from(one, 'hex'), Buffer.from(other, 'hex'));

/**
 * Hashes codes and compares them. A hash is of one code of one shipment: a million hashes that somebody works out open nothing
 * without the key, and the same digits elsewhere have another hash.
 */
export const codeHashes = (keys: KeptKeys) => ({
  hashOf: async (number: string, id: string, code: string): Promise<string> =>
    keyedHash(await keys.newest(), hashed(number, id, code)),
  /** Which of these codes was typed, by any of the kept keys, compared in constant time; undefined for none. */
  matching: async (
    number: string,
    given: readonly Pick<GivenCode, 'id' | 'hash' | 'by'>[],
    typed: string,
  ): Promise<Pick<GivenCode, 'by'> | undefined> =>
    keys.fitting(
      (key) => given.filter(({ id, hash }) => isSame(hash, keyedHash(key, hashed(number, id, typed))))[0],
    ),
});

export type CodeHashes = ReturnType<typeof codeHashes>;
