import {
  fetchAuthSession,
  signIn,
  signOut,
  updateMFAPreference,
  updatePassword,
  verifyTOTPSetup,
} from 'aws-amplify/auth';
import { identityEndpoints } from '#domain/identity/endpoints.ts';
import { changePasswordErrorMessage } from '#domain/identity/provider-errors.ts';
import { codeDigits } from '#domain/identity/two-step.ts';
import { api } from '#web/api/client.ts';
import { changeover } from '#web/api/token.ts';
import { endEverySession } from '#web/session/end-every-session.ts';
import type { Session } from '#web/session/session.ts';

/** A password that was refused, with the message for its field. */
export class WrongPassword extends Error {}

/**
 * Has the user pool check the password of the signed-in user. The pool has no operation for that alone, so the password is replaced
 * by itself. Throws `WrongPassword`.
 */
const provePassword = async (password: string): Promise<void> => {
  try {
    await updatePassword({ oldPassword: password, newPassword: password });
  } catch (thrown) {
    throw new WrongPassword(changePasswordErrorMessage(thrown), { cause: thrown });
  }
};

/**
 * Has the change recorded and the person told by e-mail. The server does it whenever the profile is shown, so a failure here only
 * puts it off.
 */
const record = async (): Promise<void> => {
  await api(identityEndpoints.twoStep, {}).catch((failure: unknown) => {
    console.warn('A change of the two-step sign-in will be recorded later', failure);
  });
};

/** Signing in again did not work, so two-step sign-in is not on. */
export class NotTurnedOn extends Error {}

/** Another session takes the place of this one. Whoever needs a token meanwhile gets one of the new one. */
const anotherSession = async (begin: () => Promise<void>): Promise<void> => {
  const begun = (async () => {
    await changeover.refreshing;
    await begin();
  })();
  changeover.held = begun.catch(() => undefined);
  try {
    await begun;
  } finally {
    delete changeover.held;
  }
};

interface TurningOn {
  readonly email: string;
  readonly password: string;
  /** False when an earlier try has already confirmed the app: a code is valid once. */
  readonly needsCode: boolean;
  readonly code: string;
  /** Called as soon as the app is confirmed. */
  readonly onConfirmed: () => void;
}

/**
 * Turns two-step sign-in on and ends every earlier session, which was begun without a code. The pool cannot end all sessions but one,
 * so this one ends, too, and a new one begins at once with the password. It begins before codes are asked for: a code is valid once,
 * and the person would have to wait for the next one.
 */
export const turnOn = async (
  { email, password, needsCode, code, onConfirmed }: TurningOn,
  replace: Session['replace'],
): Promise<void> => {
  await provePassword(password);
  if (needsCode) await verifyTOTPSetup({ code: codeDigits(code) });
  onConfirmed();
  await replace(async () => {
    // From here on, what the screens ask in the background is refused.
    await endEverySession();
    try {
      await anotherSession(async () => {
        await signOut();
        const { isSignedIn } = await signIn({ username: email, password });
        if (!isSignedIn) throw new Error('Two-step sign-in was turned on somewhere else.');
        await updateMFAPreference({ totp: 'PREFERRED' });
        // The groups of people who work here are in tokens only from now on.
        await fetchAuthSession({ forceRefresh: true });
      });
    } catch (thrown) {
      throw new NotTurnedOn('Two-step sign-in is not on', { cause: thrown });
    }
    await record();
  });
};

/** Turns two-step sign-in off. Throws `WrongPassword`. */
export const turnOff = async (password: string, replace: Session['replace']): Promise<void> => {
  await provePassword(password);
  await replace(async () => {
    await updateMFAPreference({ totp: 'DISABLED' });
    await fetchAuthSession({ forceRefresh: true });
    await record();
  });
};
