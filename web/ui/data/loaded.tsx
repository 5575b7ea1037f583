import { onlineManager, type UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ApiError, correlationIdOf, messageOf } from '#web/api/api-error.ts';
import { classNames } from '../class-names.ts';
import { Alert } from '../feedback/alert.tsx';
import { ErrorState } from '../feedback/error-state.tsx';
import { Skeleton } from '../feedback/skeleton.tsx';

/** The parts of a query's state that showing it needs. */
export type Asked<Data> = Pick<UseQueryResult<Data>, 'data' | 'error' | 'isRefetchError'> & {
  readonly isPlaceholderData?: boolean;
  readonly isFetchedAfterMount?: boolean;
  readonly fetchStatus?: UseQueryResult['fetchStatus'];
  readonly refetch: () => unknown;
};

interface LoadedProps<Data> {
  readonly query: Asked<Data>;
  /** Text for screen readers while the data is loading. */
  readonly loading: string;
  /** Placeholder lines while the data is loading. */
  readonly lines?: number;
  /** Waits for a fresh answer, because cached data of an earlier visit may be old. */
  readonly fresh?: boolean;
  /** Shown when the server answers 404. */
  readonly missing?: ReactNode;
  readonly children: (data: Data) => ReactNode;
}

/** Where the browser says that it is offline, a query waits for it. It may be wrong: whoever presses asks all the same. */
const askAgain = (refetch: () => unknown): void => {
  onlineManager.setOnline(true);
  void refetch();
};

const saysMissing = (error: unknown): boolean =>
  error instanceof ApiError && [400, 404].includes(error.status);

/**
 * Shows the data of a query, and its loading and error states, and that it waits for a connection. Data that could not be refreshed stays, with a warning
 * that it may be old. Data of another search is dimmed until the new data is there.
 */
export const Loaded = <Data,>({
  query,
  loading,
  lines = 8,
  fresh = false,
  missing,
  children,
}: LoadedProps<Data>) => {
  const {
    data,
    error,
    isRefetchError,
    isPlaceholderData = false,
    isFetchedAfterMount,
    fetchStatus,
    refetch,
  } = query;
  if (data === undefined || (fresh && !isFetchedAfterMount)) {
    if (fetchStatus === 'paused')
      return (
        <ErrorState
          title="There is no connection"
          message="This loads automatically once there is one."
          onRetry={() => askAgain(refetch)}
        />
      );
    if (!error) return <Skeleton lines={lines} label={loading} />;
    if (missing && saysMissing(error)) return missing;
    return (
      <ErrorState
        message={messageOf(error)}
        correlationId={correlationIdOf(error)}
        onRetry={() => askAgain(refetch)}
      />
    );
  }
  return (
    <div aria-busy={isPlaceholderData} className={classNames('min-w-0', isPlaceholderData && 'opacity-60')}>
      {isRefetchError ? (
        <div className="mb-6">
          <Alert kind="warning">This could not be refreshed and may be old. {messageOf(error)}</Alert>
        </div>
      ) : null}
      {children(data)}
    </div>
  );
};
