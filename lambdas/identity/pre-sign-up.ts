import type { PreSignUpTriggerEvent } from 'aws-lambda';
import { profileOfSignUp } from '#domain/identity/registration.ts';
import { proofIn, SIGN_UP_PROOF_REFUSED } from '#domain/identity/sign-up-proof.ts';
import { emailProblem } from '#domain/kernel/person/email.ts';
import type { Log } from '../runtime/logger.ts';
import type { SignUpChallenges } from './sign-up-challenges.ts';

interface Deps {
  readonly challenges: Pick<SignUpChallenges, 'isSolved'>;
  readonly log: Pick<Log, 'error'>;
}

/** A refusal whose message Cognito shows to the person. */
class SignUpRefused extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'SignUpRefused';
  }
}

const problemOf = (attributes: Readonly<Record<string, string | undefined>>): string | undefined => {
  const email = emailProblem(attributes.email ?? '');
  if (email) return email;
  const profile = profileOfSignUp(attributes);
  return profile.ok ? undefined : profile.refusal.message;
};

/** Cognito sends null when there is no validation data. */
const isProven = async (
  challenges: Deps['challenges'],
  { userAttributes, validationData }: PreSignUpTriggerEvent['request'],
): Promise<boolean> => {
  const proof = proofIn(validationData);
  return proof !== undefined && (await challenges.isSolved(userAttributes.email ?? '', proof));
};

/**
 * Validates a sign-up like the form and checks its proof of work, because anybody can call the pool
 * without the page. Accounts that an admin creates need neither. Throws only the message of the first problem.
 */
export const checkSignUp =
  ({ challenges, log }: Deps) =>
  async (event: PreSignUpTriggerEvent): Promise<PreSignUpTriggerEvent> => {
    if (event.triggerSource !== 'PreSignUp_SignUp') return event;
    let problem: string | undefined;
    try {
      problem = problemOf(event.request.userAttributes);
      if (!problem && !(await isProven(challenges, event.request))) problem = SIGN_UP_PROOF_REFUSED;
    } catch (failure) {
      log.error('A sign-up could not be checked', { failure });
      problem = 'Registration failed';
    }
    if (problem) throw new SignUpRefused(problem);
    return event;
  };
