import { useEffect, useState } from 'react';
import type { LoginForm } from '#domain/identity/login-validation.ts';
import { provider } from '../provider/load-provider.ts';
import { useKnownSession } from '../provider/use-known-session.ts';
import { openHandover } from './handover-channel.ts';
import type { KeptCredentials } from './kept-credentials.ts';

/** An account that waits for confirmation, and its credentials in this page. */
export interface AwaitedConfirmation {
  readonly email: string;
  readonly credentials: KeptCredentials;
  /** True when the sign-up brought a session at once. */
  readonly signedIn?: boolean;
}

/** The account is confirmed in any case. If this sign-in fails, the tab of the link opens the sign-in form. */
const signsIn = async (credentials: LoginForm): Promise<boolean> => {
  try {
    const { signInWithPassword } = await provider();
    return (await signInWithPassword(credentials)) === 'signed-in';
  } catch {
    return false;
  }
};

/**
 * Waits for the message of the link's tab, signs in with the credentials in memory, and answers. True once it has
 * signed in. The credentials are forgotten after the first try, after another sign-in, and when the page is left.
 */
export const useSignInOnConfirmation = ({ email, credentials }: AwaitedConfirmation): boolean => {
  const [signedIn, setSignedIn] = useState(false);
  const session = useKnownSession();

  useEffect(() => {
    let trying: Promise<boolean> | undefined;
    const answer = async () => {
      const taken = credentials.take();
      // A link that is clicked twice asks twice; both tabs get the result of one sign-in.
      if (taken !== undefined) trying = signsIn(taken);
      if (trying === undefined) return;
      channel?.say('signing-in');
      const worked = await trying;
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
  }, [email, credentials]);

  useEffect(() => {
    if (session === 'signed-in') credentials.forget();
  }, [session, credentials]);

  return signedIn;
};
