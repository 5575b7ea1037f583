import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';
import type { Challenge, ProofOfWork } from '#domain/proof-of-work/challenge.ts';

/** Solves a challenge. WebCrypto derives the keys outside of the main thread, so the page stays responsive. */
export const solve = async (challenge: Challenge): Promise<ProofOfWork> => {
  const solution = await solveChallenge({ challenge, deriveKey });
  if (solution === null) throw new Error('The challenge was not solved in time.');
  const { counter, derivedKey } = solution;
  return { challenge, solution: { counter, derivedKey } };
};
