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

/** What Cognito shows the person, word for word. */
class SignUpRefused extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'SignUpRefused';
  }
}

const complaintAbout = (attributes: Readonly<Record<string, string | undefined>>): string | undefined => {
  const email = emailProblem(attributes.email ?? '');
  if (email) return email;
  const profile = profileOfSignUp(attributes);
  return profile.ok ? undefined : profile.refusal.message;
};

/** Cognito says null where a sign-up carries no validation data. */
const isProven = async (
  challenges: Deps['challenges'],
  { userAttributes, validationData }: PreSignUpTriggerEvent['request'],
): Promise<boolean> => {
  const proof = proofIn(validationData);
  return proof !== undefined && (await challenges.isSolved(userAttributes.email ?? '', proof));
};

/**
 * Holds a sign-up to the very rules of the form and asks for the work that its page has done for this address, for anyone
 * may call the pool without it. Accounts that an admin makes come without either. Throws the first broken rule's message,
 * and nothing else.
 */
export const checkSignUp =
  ({ challenges, log }: Deps) =>
  async (event: PreSignUpTriggerEvent): Promise<PreSignUpTriggerEvent> => {
    if (event.triggerSource !== 'PreSignUp_SignUp') return event;
    let complaint: string | undefined;
    try {
      complaint = complaintAbout(event.request.userAttributes);
      if (!complaint && !(await isProven(challenges, event.request))) complaint = SIGN_UP_PROOF_REFUSED;
    } catch (failure) {
      log.error('A sign-up could not be checked', { failure });
      complaint = 'Registration failed';
    }
    if (complaint) throw new SignUpRefused(complaint);
    return event;
  };
