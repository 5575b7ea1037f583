import { createContext, useContext } from 'react';
import type { Session } from './session.ts';

export const SessionContext = createContext<Session | undefined>(undefined);

/** The session of whoever sits here. Throws outside of `SessionProvider`. */
export const useSession = (): Session => {
  const session = useContext(SessionContext);
  if (session === undefined) throw new Error('useSession needs a SessionProvider above it.');
  return session;
};

/** Who is signed in, by the id that the server notes what they do with; empty for nobody. */
export const useOwnId = (): string => {
  const session = useSession();
  return session.status === 'signed-in' ? session.user.userId : '';
};
