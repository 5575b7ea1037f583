import { mayLeave } from '#web/device-queue/unsent.ts';
import { leaveBySigningOut } from '#web/session/sign-in-page.ts';
import { useSession } from '#web/session/use-session.ts';
import type { Viewer } from '#web/shell/account-links.tsx';

/** The session as the header needs it. Signing out opens the sign-in page. */
export const useViewer = (): Viewer => {
  const session = useSession();
  if (session.status !== 'signed-in') return { kind: session.status };
  const onSignOut = () => {
    if (mayLeave(session.user.userId)) void leaveBySigningOut(session.signOut);
  };
  return { kind: 'signed-in', person: session.user, onSignOut };
};
