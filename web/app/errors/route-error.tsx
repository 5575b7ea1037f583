import { useEffect } from 'react';
import { useLocation, useRouteError } from 'react-router-dom';
import { reportError } from '#web/telemetry/telemetry.ts';
import { PublicLayout } from '../layout/public-layout.tsx';
import { AdminError, CustomerError, GenericError } from './error-screens.tsx';

const isBelow = (path: string, ...starts: readonly string[]): boolean =>
  starts.some((start) => path === start || path.startsWith(`${start}/`));

const screenOf = (path: string) => {
  if (isBelow(path, '/admin')) return AdminError;
  return isBelow(path, '/dashboard', '/customer') ? CustomerError : GenericError;
};

const loadAnew = (): void => window.location.reload();

const useReported = (): void => {
  const error = useRouteError();
  useEffect(() => {
    console.error('The app failed', error);
    reportError(error, { action: 'route' });
  }, [error]);
};

/**
 * Shown when a screen's code could not be loaded: the area's error screen with the header. Trying again reloads the
 * page, because a newer release has other files.
 */
export const ScreenNotLoaded = () => {
  useReported();
  const Area = screenOf(useLocation().pathname);
  return (
    <PublicLayout>
      <Area resetErrorBoundary={loadAnew} />
    </PublicLayout>
  );
};

/** Shown when the layout itself failed. It uses nothing of the layout. */
export const AppFailed = () => {
  useReported();
  return <GenericError resetErrorBoundary={loadAnew} />;
};
