import { type InvalidateOptions, type InvalidateQueryFilters, QueryClient } from '@tanstack/react-query';
import { ApiError } from './api-error.ts';

const RETRIES = 2;

/** A 4xx is final; a lost connection or a 5xx is tried again. */
const worthRetrying = (failures: number, error: unknown): boolean =>
  failures < RETRIES && error instanceof ApiError && (error.status === 0 || error.status >= 500);

/**
 * A cache whose old answers are always asked for again. The library waits for a first answer that is under way; but that one was asked
 * for before the change, and may tell what was true then.
 */
class AnswerCache extends QueryClient {
  override async invalidateQueries(filters?: InvalidateQueryFilters, options?: InvalidateOptions) {
    const first = this.getQueryCache()
      .findAll({ ...filters, fetchStatus: 'fetching' })
      .filter(({ state }) => state.data === undefined);
    await Promise.all(first.map((query) => query.cancel({ revert: true, silent: true })));
    await super.invalidateQueries(filters, options);
  }
}

/** The app's cache of API answers. An answer is fresh for half a minute. */
export const createQueryClient = (): QueryClient =>
  new AnswerCache({
    defaultOptions: {
      queries: { staleTime: 30_000, retry: worthRetrying },
      mutations: { retry: false },
    },
  });
