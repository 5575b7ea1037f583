import { useEffect } from 'react';
import { Navigate } from 'react-router-dom';
import { isSitePath } from '#web/shell/paths.ts';

/** Replaces this page: by navigation in the app, or by loading a static page. */
export const Redirect = ({ to }: { readonly to: string }) => {
  const leaves = isSitePath(to);
  useEffect(() => {
    if (leaves) window.location.replace(to);
  }, [leaves, to]);
  return leaves ? null : <Navigate to={to} replace />;
};
