import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { NotFound } from '#web/shell/not-found.tsx';
import { isSitePath } from '#web/shell/paths.ts';

/** A path that no screen has. Someone who went to a static page inside the app gets that page loaded. */
export const NotFoundPage = () => {
  const { pathname } = useLocation();
  const leaving = isSitePath(pathname);
  useEffect(() => {
    if (leaving) window.location.reload();
  }, [leaving]);
  return leaving ? null : <NotFound />;
};
