import { confirmSignIn, signIn, signOut, updatePassword } from 'aws-amplify/auth';
import type { ProveForm } from '#domain/identity/prove-form.ts';
import {
  appCodeErrorMessage,
  changePasswordErrorMessage,
  isSessionOver,
} from '#domain/identity/provider-errors.ts';
import { codeDigits } from '#domain/identity/two-step.ts';
import { leaveSessionEnded } from '#web/session/notice.ts';
import type { Session } from '#web/session/session.ts';

/** The password or the code was refused, with the message for the person. */
export class NotProven extends Error {}

/** Has the pool refuse a wrong password before the session is given up. */
const checkPassword = async (password: string): Promise<void> => {
  try {
    await updatePassword({ oldPassword: password, newPassword: password });
  } catch (thrown) {
    // A session that was ended elsewhere is refused whatever the password is. It has nothing to lose: signing in checks it.
    if (isSessionOver(thrown)) return;
    throw new NotProven(changePasswordErrorMessage(thrown), { cause: thrown });
  }
};

/** Begins another session. Whoever cannot is signed out, and the sign-in page says why. */
const beginAgain = async (email: string, password: string): Promise<boolean> => {
  await signOut();
  try {
    return (await signIn({ username: email, password })).isSignedIn;
  } catch (thrown) {
    leaveSessionEnded();
    throw new NotProven(changePasswordErrorMessage(thrown), { cause: thrown });
  }
};

/**
 * Signs the same person in once more, so that the API sees that they have just given their password, and the code where one is asked. The
 * pool has no operation that only checks a password, so it is replaced by itself first: a wrong one changes nothing and ends no session.
 * Where the session was ended elsewhere, the sign-in alone checks it.
 * @throws NotProven for a wrong password or code. After a wrong code, or a wrong password in a session that was ended, the person signs
 * in again from the beginning.
 */
export const proveAgain = async (
  { email, password, code }: ProveForm & { readonly email: string },
  replace: Session['replace'],
): Promise<void> => {
  await checkPassword(password);
  await replace(async () => {
    if (await beginAgain(email, password)) return;
    try {
      await confirmSignIn({ challengeResponse: codeDigits(code) });
    } catch (thrown) {
      throw new NotProven(appCodeErrorMessage(thrown), { cause: thrown });
    }
  });
};
