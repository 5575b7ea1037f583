import { randomInt, timingSafeEqual } from 'node:crypto';
import { CODE_DIGITS, type CollectionCode } from '#domain/shipments/handover/collection-code.ts';
import type { Key } from '../../runtime/secrets/house-key.ts';
import { keyedHash } from '../../runtime/secrets/keyed-hash.ts';

const RADIX = 10;

/** Random digits, each number as likely as any other. */
export const randomCode = (): string => String(randomInt(RADIX ** CODE_DIGITS)).padStart(CODE_DIGITS, '0');

/**
 * Hashes codes and compares them. A hash is of one code of one shipment: a million hashes that somebody works out open nothing
 * without the key, and the same digits elsewhere have another hash.
 */
export const codeHashes = (key: Key) => {
  const hashOf = async (number: string, id: string, code: string): Promise<string> =>
    keyedHash(await key(), `${number} ${id} ${code}`);
  return {
    hashOf,
    /** Whether this is the code, compared in constant time. */
    matches: async (number: string, { id, hash }: CollectionCode, typed: string): Promise<boolean> =>
      timingSafeEqual(Buffer.from(hash, 'hex'), Buffer.from(await hashOf(number, id, typed), 'hex')),
  };
};

export type CodeHashes = ReturnType<typeof codeHashes>;
