import { QueryClient } from '@tanstack/react-query';
import { ApiError } from './api-error.ts';

const RETRIES = 2;

/** An answer of the business stays what it is however often one asks; a lost connection or a 5xx may pass. */
const worthRetrying = (failures: number, error: unknown): boolean =>
  failures < RETRIES && error instanceof ApiError && (error.status === 0 || error.status >= 500);

/** The app's cache of what the server said; half a minute old counts as new. */
export const createQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: { staleTime: 30_000, retry: worthRetrying },
      mutations: { retry: false },
    },
  });
