import { randomInt } from 'node:crypto';
import { createChallenge, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { Challenge, type ProofOfWork } from '#domain/proof-of-work/challenge.ts';
import type { Clock } from '../clock.ts';
import type { Key } from '../secrets/house-key.ts';

/** Sets browsers work and knows it again when it is done. */
export interface Challenges {
  make(): Promise<Challenge>;
  /** False for work that is not done, not ours, or too old. */
  isSolved(proof: ProofOfWork): Promise<boolean>;
}

/** In minutes: longer than anybody writes. A form that takes longer gets another challenge by itself. */
const LIFETIME = 120;

/**
 * A twentieth of a second on a laptop and less than half a second on an old phone, beside the typing. Few long derivations rather
 * than many short ones: the browser does each outside of its main thread.
 */
const WORK = { algorithm: 'PBKDF2/SHA-256', leastTries: 20, mostTries: 40 };
const COST = 5000;

/** What challenges are signed with. */
export interface ChallengeKeys {
  /** Signs challenges. */
  readonly challenge: Key;
  /** Signs what the work for a challenge brings to light. */
  readonly solution: Key;
}

/**
 * Challenges that need no memory: they are signed, and what signs is derived from the key of the house. `cost` is how long one
 * derivation takes; it is under the signature, so nobody else can lower it.
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
          counter: randomInt(WORK.leastTries, WORK.mostTries),
          expiresAt: new Date(clock().getTime() + LIFETIME * 60_000),
        }),
      ),
    isSolved: async ({ challenge, solution }) =>
      (await verifySolution({ ...(await signed()), challenge, solution })).verified,
  };
};

/** When a challenge is past using, as seconds since 1970: until then its use is remembered. */
export const forgottenAt = ({ parameters }: Challenge): number => parameters.expiresAt + 3600;
