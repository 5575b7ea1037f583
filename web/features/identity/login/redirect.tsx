import { useEffect } from 'react';
import { Navigate } from 'react-router-dom';
import { isSitePath } from '#web/shell/paths.ts';

interface Props {
  readonly to: string;
  readonly load?: (path: string) => void;
}

const loadInPlace = (path: string) => window.location.replace(path);

/** Replaces this page: by navigation in the app, or by loading a static page. */
export const Redirect = ({ to, load = loadInPlace }: Props) => {
  const leaves = isSitePath(to);
  useEffect(() => {
    if (leaves) load(to);
  }, [leaves, load, to]);
  return leaves ? null : <Navigate to={to} replace />;
};
