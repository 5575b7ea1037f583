import { hkdfSync } from 'node:crypto';
import { optional, readEnv, required } from '../env.ts';
import { begin, once } from './once.ts';
import { secretReader } from './secret-reader.ts';

/** Purposes of keys. A key for one purpose tells nothing about the others or about the house key. */
export type Purpose =
  /** Hashes e-mail addresses in logs. */
  | 'addresses'
  /** Tells people apart in statistics. */
  | 'people'
  /** Masks people in exported files. */
  | 'exports'
  /** Signs the work that browsers are given. */
  | 'challenges'
  /** Signs what that work brings to light. */
  | 'solutions'
  /** Signs the work that comes before a sign-up. Of its own, so that work done for a form opens no account. */
  | 'sign-up-challenges'
  /** Signs what that work brings to light. */
  | 'sign-up-solutions'
  /** Counts what comes from one network. */
  | 'senders';

/** A key for one purpose, the same in every function of a stage. */
export type Key = () => Promise<string>;

/** Where keys come from: `keyFor`, or what a test puts in its place. */
export type KeyFor = (purpose: Purpose) => Key;

/** Derives the key of a purpose from the one that the house has. */
export const derivedKey = (houseKey: string, purpose: Purpose): string =>
  Buffer.from(hkdfSync('sha256', houseKey, '', `skybarrel ${purpose}`, 32)).toString('hex');

/** Whether this function has a key of the house at all: a unit test has none. */
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

// While the rest of the function is still loading, so that the first event hardly waits for it.
if (hasHouseKey()) begin(houseKey);

/**
 * The key for one purpose. Read from Secrets Manager once in a function's life: a version that a stage names, or the current
 * one. Rejects while it cannot be read; the next call tries again.
 */
export const keyFor: KeyFor = (purpose) => once(async () => derivedKey(await houseKey(), purpose));
