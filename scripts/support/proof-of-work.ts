import { UserLambdaValidationException } from '@aws-sdk/client-cognito-identity-provider';
import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { identityEndpoints } from '#domain/identity/endpoints.ts';
import { validationDataOf } from '#domain/identity/sign-up-proof.ts';
import type { Challenge, ProofOfWork } from '#domain/proof-of-work/challenge.ts';
import { withRetries, withRetriesWhile } from './with-retries.ts';

/** Does the proof of work for a challenge, as a browser does. */
export const solved = async (challenge: Challenge): Promise<ProofOfWork> => {
  const solution = await solveChallenge({ challenge, deriveKey });
  if (solution === null) throw new Error('A challenge was not solved in time.');
  const { counter, derivedKey } = solution;
  return { challenge, solution: { counter, derivedKey } };
};

/** A proof in the form that Cognito's API takes. */
export const asValidationData = (proof: ProofOfWork): { Name: string; Value: string }[] =>
  Object.entries(validationDataOf(proof)).map(([Name, Value]) => ({ Name, Value }));

/** The proof of work for a sign-up of this address, as the registration page makes it. */
export const signUpProof = async (url: string, email: string): Promise<ProofOfWork> => {
  const { method, path } = identityEndpoints.signUpChallenge;
  const answer = await withRetries(() =>
    fetch(`${url}${path}`, {
      method,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email }),
    }),
  );
  if (!answer.ok) throw new Error(`The challenge of a sign-up was answered with ${answer.status}.`);
  return solved((await answer.json()) as Challenge);
};

/** The trigger's failure when it could not read its key, for example at a first start on a slow machine. */
const isOurs = (failure: unknown): boolean =>
  failure instanceof UserLambdaValidationException && failure.message.includes('Registration failed');

/** Signs up as the registration page does, with the proof of work for this address. */
export const signUpWithWork = async <Answer>(
  url: string,
  email: string,
  send: (proof: ProofOfWork) => Promise<Answer>,
): Promise<Answer> => {
  const proof = await signUpProof(url, email);
  return withRetriesWhile(isOurs, () => send(proof));
};
