import type { LoadError } from '#domain/identity/provider-errors.ts';
import { ApiError } from '#web/api/api-error.ts';

/** What the server said to a failed load; nothing for an error that it never spoke of. */
export const loadErrorOf = (error: unknown): LoadError =>
  error instanceof ApiError ? { status: error.status, message: error.message } : {};
