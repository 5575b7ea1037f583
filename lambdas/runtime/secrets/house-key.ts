import { hkdfSync } from 'node:crypto';
import { optional, readEnv, required } from '../env.ts';
import { begin, once } from './once.ts';
import { secretReader } from './secret-reader.ts';

/** Purposes of keys. A key for one purpose reveals nothing about the other keys or the house key. */
export type Purpose =
  /** Hashes e-mail addresses in logs, and the phone numbers that people agreed for. */
  | 'addresses'
  /** Hashes people for statistics. */
  | 'people'
  /** Masks people in exported files. */
  | 'exports'
  /** Hashes e-mail addresses that quotes are found by. */
  | 'quote-inboxes'
  /** Makes the ids of guests of whom we have an address alone. */
  | 'guests'
  /** Signs the links by which senders say how it was. */
  | 'opinion-links'
  /** Signs the challenges of forms. */
  | 'challenges'
  /** Signs the solutions of these challenges. */
  | 'solutions'
  /** Signs the challenges of sign-ups. A separate key, so that a proof for a form cannot be used for a sign-up. */
  | 'sign-up-challenges'
  /** Signs the solutions of sign-up challenges. */
  | 'sign-up-solutions'
  /** Hashes network addresses, to count enquiries by. */
  | 'senders';

/** A key for one purpose, the same in every function of a stage. */
export type Key = () => Promise<string>;

/** The source of keys. Tests replace `keyFor`. */
export type KeyFor = (purpose: Purpose) => Key;

/** Derives the key for a purpose from the house key, or from the kept key. */
export const derivedKey = (houseKey: string, purpose: string): string =>
  Buffer.from(hkdfSync('sha256', houseKey, '', `skybarrel ${purpose}`, 32)).toString('hex');

/** Whether this function has a house key. A unit test has none. */
export const hasHouseKey = (): boolean => Boolean(process.env.HOUSE_KEY_ID);

const houseKey = once(async () => {
  const { HOUSE_KEY_ID, HOUSE_KEY_VERSION } = readEnv({
    HOUSE_KEY_ID: required,
    HOUSE_KEY_VERSION: optional,
  });
  const key = await secretReader(HOUSE_KEY_ID)({ version: HOUSE_KEY_VERSION || undefined });
  if (key === undefined) throw new Error(`The secret ${HOUSE_KEY_ID} has no value that could be read.`);
  return key;
});

// The read begins while the function is still loading, so that the first event hardly waits for it.
if (hasHouseKey()) begin(houseKey);

/**
 * The key for one purpose. The house key is read from Secrets Manager once per process: the version that the stage
 * names, or the current one. Rejects when it cannot be read; the next call tries again.
 */
export const keyFor: KeyFor = (purpose) => once(async () => derivedKey(await houseKey(), purpose));
