import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { useSession } from '#web/session/use-session.ts';
import { homeOf } from '#web/shell/home-of.ts';
import { NotFound } from '#web/shell/not-found.tsx';
import { isSitePath } from '#web/shell/paths.ts';

/** Shown for an unknown path. A link inside the app to a static page loads that page. */
export const NotFoundPage = () => {
  const { pathname } = useLocation();
  const session = useSession();
  const leaving = isSitePath(pathname);
  useEffect(() => {
    if (leaving) window.location.reload();
  }, [leaving]);
  if (leaving) return null;
  return <NotFound home={session.status === 'signed-in' ? homeOf(session.user) : undefined} />;
};
