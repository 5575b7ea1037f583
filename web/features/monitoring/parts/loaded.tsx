import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { correlationIdOf, messageOf } from '#web/api/api-error.ts';
import { classNames } from '#web/ui/class-names.ts';
import { Alert } from '#web/ui/feedback/alert.tsx';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';

type Asked<Data> = Pick<UseQueryResult<Data>, 'data' | 'error' | 'isRefetchError'> & {
  readonly isPlaceholderData?: boolean;
  readonly refetch: () => unknown;
};

/**
 * Shows what was asked for once it is there, and says so while it is on its way or when it cannot be had. Figures that
 * could not be refreshed stay, with a word that they are old; figures of another range are dimmed until the new ones
 * have come.
 */
export const Loaded = <Data,>({
  query,
  loading,
  children,
}: {
  readonly query: Asked<Data>;
  readonly loading: string;
  readonly children: (data: Data) => ReactNode;
}) => {
  const { data, error, isRefetchError, isPlaceholderData = false, refetch } = query;
  if (data === undefined)
    return error ? (
      <ErrorState
        message={messageOf(error)}
        correlationId={correlationIdOf(error)}
        onRetry={() => void refetch()}
      />
    ) : (
      <Skeleton lines={8} label={loading} />
    );
  return (
    <div
      aria-busy={isPlaceholderData}
      className={classNames('grid min-w-0 gap-8', isPlaceholderData && 'opacity-60')}
    >
      {isRefetchError ? (
        <Alert kind="warning">These figures could not be refreshed and may be old. {messageOf(error)}</Alert>
      ) : null}
      {children(data)}
    </div>
  );
};
