import { signIn, signOut } from 'aws-amplify/auth';
import type { LoginForm } from '#domain/identity/login-validation.ts';
import type { ProviderError } from '#domain/identity/provider-errors.ts';
import { clearDraft } from '../registration/draft-store.ts';

/** Steps that Amplify answers with, where the provider means an error; as the provider would have thrown them. */
const refusals: Readonly<Record<string, ProviderError>> = {
  CONFIRM_SIGN_UP: { name: 'UserNotConfirmedException', message: 'User is not confirmed.' },
  RESET_PASSWORD: {
    name: 'PasswordResetRequiredException',
    message: 'Please reset your password to sign in.',
  },
};

const attempt = async ({ email, password }: LoginForm): Promise<void> => {
  const { isSignedIn, nextStep } = await signIn({ username: email.trim(), password });
  if (isSignedIn) return;
  throw (
    refusals[nextStep.signInStep] ?? {
      name: nextStep.signInStep,
      message: 'This account needs a step that only support can take.',
    }
  );
};

/**
 * Signs in with e-mail and password (SRP: the password itself never leaves the browser). Throws what the provider says. Who has an
 * account needs no draft of one, so it goes with its sealed passwords.
 */
export const signInWithPassword = async (form: LoginForm): Promise<void> => {
  try {
    await attempt(form);
  } catch (thrown) {
    // Another tab signed someone in meanwhile: whoever knows the password asked for now takes over.
    if (!(thrown instanceof Error) || thrown.name !== 'UserAlreadyAuthenticatedException') throw thrown;
    await signOut();
    await attempt(form);
  }
  await clearDraft();
};
