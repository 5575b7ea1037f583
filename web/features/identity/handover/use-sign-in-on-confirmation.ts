import { useEffect, useState } from 'react';
import type { LoginForm } from '#domain/identity/login-validation.ts';
import { useSession } from '#web/session/use-session.ts';
import { signInWithPassword } from '../login/sign-in.ts';
import { openHandover } from './handover-channel.ts';
import type { KeptCredentials } from './kept-credentials.ts';

/** An account that waits for its link to be opened, and what this page keeps for that moment. */
export interface AwaitedConfirmation {
  readonly email: string;
  readonly credentials: KeptCredentials;
}

/** Confirmed they are in any case: where this does not work, the link's tab opens the sign-in form. */
const signsIn = (credentials: LoginForm): Promise<boolean> =>
  signInWithPassword(credentials).then(
    () => true,
    () => false,
  );

/**
 * Waits for the word of the link's tab, signs in then with what this page still keeps and says so in return. Answers whether that
 * happened. What is kept is forgotten with the first try, when somebody signs in otherwise, and when the page is left.
 */
export const useSignInOnConfirmation = ({ email, credentials }: AwaitedConfirmation): boolean => {
  const [signedIn, setSignedIn] = useState(false);
  const { status, refresh } = useSession();

  useEffect(() => {
    let trying: Promise<boolean> | undefined;
    const answer = async () => {
      const taken = credentials.take();
      // A link that is clicked twice asks twice; both tabs hear of the one try.
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
