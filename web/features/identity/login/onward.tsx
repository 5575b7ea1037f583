import { useEffect } from 'react';
import { Navigate } from 'react-router-dom';
import { isSitePath } from '#web/shell/paths.ts';

/** Goes on in place of this page: within the app, or by loading a page that the app does not have. */
export const Onward = ({ to }: { readonly to: string }) => {
  const leaves = isSitePath(to);
  useEffect(() => {
    if (leaves) window.location.replace(to);
  }, [leaves, to]);
  return leaves ? null : <Navigate to={to} replace />;
};
