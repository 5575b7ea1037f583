import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { NotFound } from '#web/shell/not-found.tsx';
import { isSitePath } from '#web/shell/paths.ts';

/** Shown for an unknown path. A link inside the app to a static page loads that page. */
export const NotFoundPage = () => {
  const { pathname } = useLocation();
  const leaving = isSitePath(pathname);
  useEffect(() => {
    if (leaving) window.location.reload();
  }, [leaving]);
  return leaving ? null : <NotFound />;
};
