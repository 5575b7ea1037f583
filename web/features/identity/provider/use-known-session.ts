import { useEffect, useState } from 'react';
import { signedInUser } from '#web/telemetry/signed-in.ts';
import { provider } from './load-provider.ts';

/** `unknown` until the browser's storage was read, and while stored tokens are checked. */
export type KnownSession = 'unknown' | 'signed-in' | 'signed-out';

/** Stored tokens may have expired, which only the provider can tell. Most visitors of these pages have none. */
const sessionNow = async (): Promise<KnownSession> => {
  if (signedInUser().userId === undefined) return 'signed-out';
  const { storedSession } = await provider();
  return (await storedSession()) ? 'signed-in' : 'signed-out';
};

/** Whether this browser has a session. It follows sign-ins in other tabs. */
export const useKnownSession = (): KnownSession => {
  const [session, setSession] = useState<KnownSession>('unknown');
  useEffect(() => {
    let latest: symbol | undefined;
    const look = async () => {
      const asked = Symbol('look');
      latest = asked;
      const found = await sessionNow().catch((): KnownSession => 'signed-out');
      if (asked === latest) setSession(found);
    };
    const lookAgain = () => void look();
    lookAgain();
    window.addEventListener('storage', lookAgain);
    // Back to a page that the browser has kept.
    window.addEventListener('pageshow', lookAgain);
    return () => {
      latest = undefined;
      window.removeEventListener('storage', lookAgain);
      window.removeEventListener('pageshow', lookAgain);
    };
  }, []);
  return session;
};
