import { readEnv, required } from '../env.ts';
import { derivedKey, type Key } from './house-key.ts';
import { once } from './once.ts';
import { secretReader } from './secret-reader.ts';

type Purpose =
  /** Seals ID and tax numbers of who collected. */
  | 'personal-numbers'
  /** Hashes the one-time codes by which receivers collect: with another key, each code would be a wrong one. */
  | 'collection-codes';

/** The source of kept keys. Tests replace `keptKeyFor`. */
export type KeptKeyFor = (purpose: Purpose) => Key;

const keptKey = once(async () => {
  const { KEPT_KEY_ID } = readEnv({ KEPT_KEY_ID: required });
  const key = await secretReader(KEPT_KEY_ID)();
  if (key === undefined) throw new Error(`The secret ${KEPT_KEY_ID} has no value that could be read.`);
  return key;
});

/**
 * A key for what must be opened or compared again weeks and years later. The kept key is never rotated: without it, what was sealed is
 * lost. Only functions that need it may read it. Rejects when it cannot be read; the next call tries again.
 */
export const keptKeyFor: KeptKeyFor = (purpose) => once(async () => derivedKey(await keptKey(), purpose));
