import { readEnv, required } from '../env.ts';
import type { Key } from './house-key.ts';
import { once } from './once.ts';
import { secretReader } from './secret-reader.ts';

/**
 * The key that seals what must be opened again years later. It is never rotated: without it, what was sealed is lost. Only functions
 * that seal or open such things may read it. Rejects when it cannot be read; the next call tries again.
 */
export const keptKey: Key = once(async () => {
  const { KEPT_KEY_ID } = readEnv({ KEPT_KEY_ID: required });
  const key = await secretReader(KEPT_KEY_ID)();
  if (key === undefined) throw new Error(`The secret ${KEPT_KEY_ID} has no value that could be read.`);
  return key;
});
