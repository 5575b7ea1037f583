import { createHmac } from 'node:crypto';
import { boundEmail } from '#domain/identity/sign-up-proof.ts';
import type { Challenge, ProofOfWork } from '#domain/proof-of-work/challenge.ts';
import type { Clock } from '../runtime/clock.ts';
import { type Challenges, challenges } from '../runtime/proof-of-work/challenges.ts';
import type { KeyFor } from '../runtime/secrets/house-key.ts';

/** Work before a sign-up, good for one e-mail address. */
export interface SignUpChallenges {
  make(email: string): Promise<Challenge>;
  /** False for work that is not done, not ours, too old, or done for another address. */
  isSolved(email: string, proof: ProofOfWork): Promise<boolean>;
}

/**
 * Binds work to an address by signing it with a key of that address: the address stands nowhere, in the challenge or with us, and
 * a challenge for another one is none of ours.
 */
export const signUpChallenges = (keyFor: KeyFor, clock: Clock, cost?: number): SignUpChallenges => {
  const challengeKey = keyFor('sign-up-challenges');
  const solution = keyFor('sign-up-solutions');
  const boundTo = (email: string): Challenges =>
    challenges(
      {
        challenge: async () =>
          createHmac('sha256', await challengeKey())
            .update(boundEmail(email))
            .digest('hex'),
        solution,
      },
      clock,
      cost,
    );
  return {
    make: (email) => boundTo(email).make(),
    isSolved: (email, proof) => boundTo(email).isSolved(proof),
  };
};
