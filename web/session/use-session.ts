import { createContext, useContext } from 'react';
import { may, type Permission } from '#domain/kernel/permissions.ts';
import type { Session } from './session.ts';

export const SessionContext = createContext<Session | undefined>(undefined);

/** The current session. Throws outside of `SessionProvider`. */
export const useSession = (): Session => {
  const session = useContext(SessionContext);
  if (session === undefined) throw new Error('useSession needs a SessionProvider above it.');
  return session;
};

/** The id of the signed-in user, under which the server records their changes; empty without a session. */
export const useOwnId = (): string => {
  const session = useSession();
  return session.status === 'signed-in' ? session.user.userId : '';
};

/** Tells what the signed-in user may do, to show only that. The API decides. */
export const useMay = (): ((permission: Permission) => boolean) => {
  const session = useSession();
  return (permission) => session.status === 'signed-in' && may(session.user, permission);
};
