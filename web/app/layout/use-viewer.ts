import { useNavigate } from 'react-router-dom';
import { useSession } from '#web/session/use-session.ts';
import type { Viewer } from '#web/shell/account-links.tsx';

/** The session as the header needs it. Signing out opens the sign-in page. */
export const useViewer = (): Viewer => {
  const session = useSession();
  const navigate = useNavigate();
  if (session.status !== 'signed-in') return { kind: session.status };
  const signOut = async () => {
    await session.signOut();
    await navigate('/auth/login', { replace: true });
  };
  return { kind: 'signed-in', role: session.user.role, onSignOut: () => void signOut() };
};
