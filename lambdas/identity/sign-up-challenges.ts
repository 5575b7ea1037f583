import { boundEmail } from '#domain/identity/sign-up-proof.ts';
import type { Challenge, ProofOfWork } from '#domain/proof-of-work/challenge.ts';
import type { Clock } from '../runtime/clock.ts';
import { type Challenges, challenges } from '../runtime/proof-of-work/challenges.ts';
import type { KeyFor } from '../runtime/secrets/house-key.ts';
import { keyedHash } from '../runtime/secrets/keyed-hash.ts';

/** Proof of work for a sign-up, valid for one e-mail address. */
export interface SignUpChallenges {
  make(email: string): Promise<Challenge>;
  /** False when the solution is wrong, too old, for another address, or the challenge is not ours. */
  isSolved(email: string, proof: ProofOfWork): Promise<boolean>;
}

/**
 * Binds a challenge to an address by signing it with a key that is derived from the address. The address itself is stored
 * nowhere, and a challenge for another address fails the signature check.
 */
export const signUpChallenges = (keyFor: KeyFor, clock: Clock, cost?: number): SignUpChallenges => {
  const challengeKey = keyFor('sign-up-challenges');
  const solution = keyFor('sign-up-solutions');
  const boundTo = (email: string): Challenges =>
    challenges(
      { challenge: async () => keyedHash(await challengeKey(), boundEmail(email)), solution },
      clock,
      cost,
    );
  return {
    make: (email) => boundTo(email).make(),
    isSolved: (email, proof) => boundTo(email).isSolved(proof),
  };
};
