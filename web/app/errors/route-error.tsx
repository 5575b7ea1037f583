import { useEffect, useState } from 'react';
import { useLocation, useRouteError } from 'react-router-dom';
import { reportError } from '#web/telemetry/telemetry.ts';
import { PublicLayout } from '../layout/public-layout.tsx';
import { AdminError, CustomerError, GenericError, OfflineError } from './error-screens.tsx';
import { loadAnew } from './load-anew.ts';

const isBelow = (path: string, ...starts: readonly string[]): boolean =>
  starts.some((start) => path === start || path.startsWith(`${start}/`));

const screenOf = (path: string) => {
  if (isBelow(path, '/admin')) return AdminError;
  return isBelow(path, '/dashboard', '/customer') ? CustomerError : GenericError;
};

const useReported = (): void => {
  const error = useRouteError();
  useEffect(() => {
    console.error('The app failed', error);
    reportError(error, { action: 'route' });
  }, [error]);
};

const NotLoaded = () => {
  useReported();
  const Area = screenOf(useLocation().pathname);
  return <Area resetErrorBoundary={loadAnew} />;
};

/** A phone in a tunnel is no error of ours: nothing is reported, and the page loads as soon as the phone is out of it. */
const Offline = () => {
  useEffect(() => {
    addEventListener('online', loadAnew);
    return () => removeEventListener('online', loadAnew);
  }, []);
  // Loading it now would replace the app by the browser's own page.
  return <OfflineError resetErrorBoundary={() => navigator.onLine && loadAnew()} />;
};

/**
 * Shown when a screen's code could not be loaded: the area's error screen with the header. Trying again reloads the
 * page, because a newer release has other files.
 */
export const ScreenNotLoaded = () => {
  const [isOffline] = useState(() => !navigator.onLine);
  return <PublicLayout>{isOffline ? <Offline /> : <NotLoaded />}</PublicLayout>;
};

/** Shown when the layout itself failed. It uses nothing of the layout. */
export const AppFailed = () => {
  useReported();
  return <GenericError resetErrorBoundary={loadAnew} />;
};
