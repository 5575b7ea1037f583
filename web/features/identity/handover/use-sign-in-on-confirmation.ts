import { useEffect, useState } from 'react';
import type { LoginForm } from '#domain/identity/login-validation.ts';
import { useSession } from '#web/session/use-session.ts';
import { signInWithPassword } from '../login/sign-in.ts';
import { openHandover } from './handover-channel.ts';
import type { KeptCredentials } from './kept-credentials.ts';

/** An account that waits for confirmation, and its credentials in this page. */
export interface AwaitedConfirmation {
  readonly email: string;
  readonly credentials: KeptCredentials;
}

/** The account is confirmed in any case. If this sign-in fails, the tab of the link opens the sign-in form. */
const signsIn = (credentials: LoginForm): Promise<boolean> =>
  signInWithPassword(credentials).then(
    (after) => after === 'signed-in',
    () => false,
  );

/**
 * Waits for the message of the link's tab, signs in with the credentials in memory, and answers. True once it has
 * signed in. The credentials are forgotten after the first try, after another sign-in, and when the page is left.
 */
export const useSignInOnConfirmation = ({ email, credentials }: AwaitedConfirmation): boolean => {
  const [signedIn, setSignedIn] = useState(false);
  const { status, refresh } = useSession();

  useEffect(() => {
    let trying: Promise<boolean> | undefined;
    const answer = async () => {
      const taken = credentials.take();
      // A link that is clicked twice asks twice; both tabs get the result of one sign-in.
      if (taken !== undefined) trying = signsIn(taken);
      if (trying === undefined) return;
      channel?.say('signing-in');
      const worked = await trying;
      if (worked) await refresh();
      channel?.say(worked ? 'signed-in' : 'not-signed-in');
      setSignedIn(worked);
    };
    const channel = openHandover(email, (is) => {
      if (is === 'confirmed') void answer();
    });
    window.addEventListener('pagehide', credentials.forget);
    return () => {
      channel?.close();
      window.removeEventListener('pagehide', credentials.forget);
      credentials.forget();
    };
  }, [email, credentials, refresh]);

  useEffect(() => {
    if (status === 'signed-in') credentials.forget();
  }, [status, credentials]);

  return signedIn;
};
