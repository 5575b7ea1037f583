import { UserLambdaValidationException } from '@aws-sdk/client-cognito-identity-provider';
import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { identityEndpoints } from '#domain/identity/endpoints.ts';
import { validationDataOf } from '#domain/identity/sign-up-proof.ts';
import type { Challenge, ProofOfWork } from '#domain/proof-of-work/challenge.ts';
import { patiently, patientlyWhile } from './patiently.ts';

/** Does the work of a challenge, as a browser would. */
export const solved = async (challenge: Challenge): Promise<ProofOfWork> => {
  const solution = await solveChallenge({ challenge, deriveKey });
  if (solution === null) throw new Error('A challenge was not solved in time.');
  const { counter, derivedKey } = solution;
  return { challenge, solution: { counter, derivedKey } };
};

/** A proof as the pool's API takes it. */
export const asValidationData = (proof: ProofOfWork): { Name: string; Value: string }[] =>
  Object.entries(validationDataOf(proof)).map(([Name, Value]) => ({ Name, Value }));

/** What a sign-up of this address owes, done the way the registration page does it. */
export const signUpProof = async (url: string, email: string): Promise<ProofOfWork> => {
  const { method, path } = identityEndpoints.signUpChallenge;
  const answer = await patiently(() =>
    fetch(`${url}${path}`, {
      method,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email }),
    }),
  );
  if (!answer.ok) throw new Error(`The challenge of a sign-up was answered with ${answer.status}.`);
  return solved((await answer.json()) as Challenge);
};

/** What the trigger says when the key could not be read: at a first start on a slow machine, say. */
const isOurs = (failure: unknown): boolean =>
  failure instanceof UserLambdaValidationException && failure.message.includes('Registration failed');

/** Signs up as the registration page does: with the work that this address owes. */
export const signUpWithWork = async <Answer>(
  url: string,
  email: string,
  send: (proof: ProofOfWork) => Promise<Answer>,
): Promise<Answer> => {
  const proof = await signUpProof(url, email);
  return patientlyWhile(isOurs, () => send(proof));
};
