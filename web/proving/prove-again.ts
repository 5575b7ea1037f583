import { confirmSignIn, signIn, signOut, updatePassword } from 'aws-amplify/auth';
import type { ProveForm } from '#domain/identity/prove-form.ts';
import {
  appCodeErrorMessage,
  changePasswordErrorMessage,
  isSessionOver,
} from '#domain/identity/provider-errors.ts';
import { codeDigits } from '#domain/identity/two-step.ts';
import type { Session } from '#web/session/session.ts';

/** The password or the code was refused, with the message for the person. */
export class NotProven extends Error {}

const notProven = (thrown: unknown): NotProven =>
  new NotProven(changePasswordErrorMessage(thrown), { cause: thrown });

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
  try {
    await updatePassword({ oldPassword: password, newPassword: password });
  } catch (thrown) {
    if (!isSessionOver(thrown)) throw notProven(thrown);
  }
  await replace(async () => {
    await signOut();
    const { isSignedIn } = await signIn({ username: email, password }).catch((thrown: unknown) => {
      throw notProven(thrown);
    });
    if (isSignedIn) return;
    try {
      await confirmSignIn({ challengeResponse: codeDigits(code) });
    } catch (thrown) {
      throw new NotProven(appCodeErrorMessage(thrown), { cause: thrown });
    }
  });
};
