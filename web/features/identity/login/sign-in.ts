import { confirmSignIn, signIn, signOut } from 'aws-amplify/auth';
import type { LoginForm } from '#domain/identity/login-validation.ts';
import type { ProviderError } from '#domain/identity/provider-errors.ts';
import { codeDigits } from '#domain/identity/two-step.ts';
import { reportEvent } from '#web/telemetry/telemetry.ts';
import { passOnEmail } from '../known-email.ts';
import { withStatus } from '../provider/with-status.ts';
import { clearDraft } from '../registration/draft-store.ts';

/** Next steps of Amplify that stand for an error, as the error the provider would throw. */
const refusals: Readonly<Record<string, ProviderError>> = {
  CONFIRM_SIGN_UP: { name: 'UserNotConfirmedException', message: 'User is not confirmed.' },
  RESET_PASSWORD: {
    name: 'PasswordResetRequiredException',
    message: 'Please reset your password to sign in.',
  },
};

/** What follows the right password: the session, or the question for a code from the app. */
type AfterPassword = 'signed-in' | 'code';

const attempt = async ({ email, password }: LoginForm): Promise<AfterPassword> => {
  const { isSignedIn, nextStep } = await withStatus(() => signIn({ username: email.trim(), password }));
  if (isSignedIn) return 'signed-in';
  if (nextStep.signInStep === 'CONFIRM_SIGN_IN_WITH_TOTP_CODE') return 'code';
  throw (
    refusals[nextStep.signInStep] ?? {
      name: nextStep.signInStep,
      message: 'This account needs a step that only support can take.',
    }
  );
};

/** The address that pages passed on is no longer needed. */
const isDone = (): void => {
  reportEvent('signed_in');
  passOnEmail();
};

/**
 * Signs in with e-mail and password (SRP: the password never leaves the browser). Returns what follows, and throws the provider's error. Removes
 * a registration draft with its sealed passwords, because the account exists.
 */
export const signInWithPassword = async (form: LoginForm): Promise<AfterPassword> => {
  const after = await attempt(form).catch(async (thrown: unknown) => {
    // Another tab has signed in another user meanwhile. That session ends, and the requested sign-in continues.
    if (!(thrown instanceof Error) || thrown.name !== 'UserAlreadyAuthenticatedException') throw thrown;
    await signOut();
    return attempt(form);
  });
  if (after === 'signed-in') isDone();
  await clearDraft();
  return after;
};

/** The second step: the code from the app. Throws the provider's error. */
export const signInWithCode = async (code: string): Promise<void> => {
  await withStatus(() => confirmSignIn({ challengeResponse: codeDigits(code) }));
  isDone();
};
