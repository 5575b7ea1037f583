import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ApiError, correlationIdOf, messageOf } from '#web/api/api-error.ts';
import { classNames } from '../class-names.ts';
import { Alert } from '../feedback/alert.tsx';
import { ErrorState } from '../feedback/error-state.tsx';
import { Skeleton } from '../feedback/skeleton.tsx';

/** What a query says of itself, as far as showing it needs to know. */
export type Asked<Data> = Pick<UseQueryResult<Data>, 'data' | 'error' | 'isRefetchError'> & {
  readonly isPlaceholderData?: boolean;
  readonly isFetchedAfterMount?: boolean;
  readonly refetch: () => unknown;
};

interface LoadedProps<Data> {
  readonly query: Asked<Data>;
  /** What a screen reader hears while the data is on its way. */
  readonly loading: string;
  /** Gray lines in the place of what is on its way. */
  readonly lines?: number;
  /** Waits for an answer to this very look, for what was kept from an earlier visit may be old. */
  readonly fresh?: boolean;
  /** Stands where the server says that there is no such thing. */
  readonly missing?: ReactNode;
  readonly children: (data: Data) => ReactNode;
}

const saysMissing = (error: unknown): boolean =>
  error instanceof ApiError && [400, 404].includes(error.status);

/**
 * Shows what was asked for once it is there, and says so while it is on its way or when it cannot be had. Data that could
 * not be refreshed stays, with a warning that it may be old; data of another search is dimmed until the new data has come.
 */
export const Loaded = <Data,>({
  query,
  loading,
  lines = 8,
  fresh = false,
  missing,
  children,
}: LoadedProps<Data>) => {
  const { data, error, isRefetchError, isPlaceholderData = false, isFetchedAfterMount, refetch } = query;
  if (data === undefined || (fresh && !isFetchedAfterMount)) {
    if (!error) return <Skeleton lines={lines} label={loading} />;
    if (missing && saysMissing(error)) return missing;
    return (
      <ErrorState
        message={messageOf(error)}
        correlationId={correlationIdOf(error)}
        onRetry={() => void refetch()}
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
