import type { Mask } from '#domain/monitoring/exports/export-line.ts';
import type { Key } from '../runtime/secrets/house-key.ts';
import { keyedHash } from '../runtime/secrets/keyed-hash.ts';

/** Masks texts with a keyed hash: the same in every file of a stage, and nobody can reverse it without the key. */
export const maskWith = (key: Key) => async (): Promise<Mask> => {
  const secret = await key();
  return (text) => keyedHash(secret, text, 16);
};
