import { endEverySession } from '#web/session/end-every-session.ts';
import { leaveNotice, type Notice } from '#web/session/notice.ts';
import { leaveBySigningOut } from '#web/session/sign-in-page.ts';
import { useSession } from '#web/session/use-session.ts';

/**
 * Ends every session of the signed-in user, this one last, and opens the sign-in page with a notice. Throws when the
 * others could not be ended; then this session stays, too.
 */
export const useEndSessions = (): ((notice: Notice) => Promise<void>) => {
  const { signOut } = useSession();
  return async (notice) => {
    await endEverySession();
    leaveNotice(notice);
    await leaveBySigningOut(signOut);
  };
};
