import { randomInt } from 'node:crypto';
import { createChallenge, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { Challenge, type ProofOfWork } from '#domain/proof-of-work/challenge.ts';
import type { Clock } from '../clock.ts';
import type { Key } from '../secrets/house-key.ts';

/** Makes challenges and verifies their solutions (proof of work). */
export interface Challenges {
  make(): Promise<Challenge>;
  /** False when the solution is wrong, too old, or the challenge is not ours. */
  isSolved(proof: ProofOfWork): Promise<boolean>;
}

/** Long enough to fill in any form. When it is over, the form gets a new challenge by itself. */
const LIFETIME_MINUTES = 120;

/**
 * The work takes a twentieth of a second on a laptop and less than half a second on an old phone, while the person
 * types. It consists of a few long derivations and not of many short ones, because the browser does each one outside of
 * its main thread.
 */
const WORK = { algorithm: 'PBKDF2/SHA-256', minTries: 20, maxTries: 40 };
const COST = 5000;

/** Keys for challenges. */
export interface ChallengeKeys {
  /** Signs challenges. */
  readonly challenge: Key;
  /** Signs the solution of a challenge. */
  readonly solution: Key;
}

/**
 * Challenges that we need not store: they are signed with a key that is derived from the house key. `cost` is the length
 * of one derivation. The signature covers it, so nobody else can lower it.
 */
export const challenges = (keys: ChallengeKeys, clock: Clock, cost = COST): Challenges => {
  const signed = async () => ({
    deriveKey,
    hmacSignatureSecret: await keys.challenge(),
    hmacKeySignatureSecret: await keys.solution(),
  });
  return {
    make: async () =>
      Challenge.parse(
        await createChallenge({
          ...(await signed()),
          algorithm: WORK.algorithm,
          cost,
          counter: randomInt(WORK.minTries, WORK.maxTries),
          expiresAt: new Date(clock().getTime() + LIFETIME_MINUTES * 60_000),
        }),
      ),
    isSolved: async ({ challenge, solution }) =>
      (await verifySolution({ ...(await signed()), challenge, solution })).verified,
  };
};
