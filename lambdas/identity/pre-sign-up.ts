import type { PreSignUpTriggerEvent } from 'aws-lambda';
import { profileOfSignUp } from '#domain/identity/registration.ts';
import { emailProblem } from '#domain/identity/rules/account.ts';
import type { Log } from '../runtime/logger.ts';

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

/**
 * Holds a sign-up to the very rules of the form, for anyone may call the pool without it. Accounts that an admin makes
 * come without a registration. Throws the first broken rule's message, and nothing else.
 */
export const checkSignUp =
  (log: Pick<Log, 'error'>) =>
  async (event: PreSignUpTriggerEvent): Promise<PreSignUpTriggerEvent> => {
    if (event.triggerSource !== 'PreSignUp_SignUp') return event;
    let complaint: string | undefined;
    try {
      complaint = complaintAbout(event.request.userAttributes);
    } catch (failure) {
      log.error('A sign-up could not be checked', { failure });
      complaint = 'Registration failed';
    }
    if (complaint) throw new SignUpRefused(complaint);
    return event;
  };
