import { type Clock, clock } from '../clock.ts';
import { readEnv, required } from '../env.ts';
import { derivedKey } from './house-key.ts';
import { once } from './once.ts';
import { secretReader } from './secret-reader.ts';

type Purpose =
  /** Seals ID and tax numbers of who collected. */
  | 'personal-numbers'
  /** Hashes the one-time codes by which receivers collect. */
  | 'collection-codes';

/** Keys of one purpose for what must be opened or compared again weeks and years later. */
export interface KeptKeys {
  /** The key for what is sealed or hashed now. */
  readonly newest: () => Promise<string>;
  /** What the first key gives that fits, the newest first; undefined when none does. */
  readonly fitting: <Found>(attempt: (key: string) => Found | undefined) => Promise<Found | undefined>;
}

/** The source of kept keys. Tests replace `keptKeysFor`. */
export type KeptKeysFor = (purpose: Purpose) => KeptKeys;

/** How long a value counts, so that a new key is in use everywhere soon after somebody has written it, without a deployment. */
const KEPT_MS = 5 * 60_000;
/** Minimum time between two reads of the secret, however many codes fit no key. */
const READ_INTERVAL_MS = 60_000;

/**
 * Keys from the value of a secret: one or more, separated by spaces, the newest first. A person who changes the key writes a new one
 * before the others, so that what is new is sealed with the new one and what was sealed before still opens.
 */
export const keptKeysIn = (read: () => Promise<string>, now: Clock): KeptKeysFor => {
  let known: { readonly keys: () => Promise<readonly string[]>; readonly at: number } | undefined;
  const keysNoOlderThan = (age: number): Promise<readonly string[]> => {
    const at = now().getTime();
    if (known === undefined || at - known.at >= age)
      known = { keys: once(async () => (await read()).split(' ').filter(Boolean)), at };
    return known.keys();
  };
  return (purpose) => ({
    newest: async () => {
      const [newest] = await keysNoOlderThan(KEPT_MS);
      if (newest === undefined) throw new Error('The secret with the kept keys is empty.');
      return derivedKey(newest, purpose);
    },
    fitting: async (attempt) => {
      for (const age of [KEPT_MS, READ_INTERVAL_MS])
        for (const key of await keysNoOlderThan(age)) {
          const found = attempt(derivedKey(key, purpose));
          if (found !== undefined) return found;
        }
      return undefined;
    },
  });
};

const ofStage = async (): Promise<string> => {
  const { KEPT_KEY_ID } = readEnv({ KEPT_KEY_ID: required });
  const value = await secretReader(KEPT_KEY_ID)();
  if (value === undefined) throw new Error(`The secret ${KEPT_KEY_ID} has no value that could be read.`);
  return value;
};

/** The kept keys of the stage. Only functions that need them may read them. A read that fails is repeated by the next call. */
export const keptKeysFor: KeptKeysFor = keptKeysIn(ofStage, clock);
