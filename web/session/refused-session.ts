import type { Query, QueryClient } from '@tanstack/react-query';
import { ApiError } from '#web/api/api-error.ts';

/** For a query whose own part of the screen says what a 401 means. The session stays as it is. */
export const explainsItself = { explains401: true } as const;

const isRefused = ({ state: { error }, meta }: Query): boolean =>
  error instanceof ApiError && error.status === 401 && meta?.explains401 !== true;

/**
 * Calls `onRefused` when the API refuses to answer for want of a valid session. A call has tried with a renewed token by then, so only
 * signing in again helps. Returns how to stop.
 */
export const followRefusals = (cache: QueryClient, onRefused: () => void): (() => void) =>
  cache.getQueryCache().subscribe((event) => {
    if (event.type === 'updated' && event.action.type === 'error' && isRefused(event.query)) onRefused();
  });
