import type { Problem } from '#domain/kernel/problem.ts';

/** Status of an `ApiError` that never reached the server. */
export const UNREACHABLE = 0;

/**
 * Every answer of the API that is not a success. `status` is the HTTP status, or 0 when nothing was reached; `problem`
 * is the server's own word, `message` its sentence for people.
 */
export class ApiError extends Error {
  readonly status: number;
  readonly problem: Problem;

  constructor(status: number, problem: Problem) {
    super(problem.message);
    this.name = 'ApiError';
    this.status = status;
    this.problem = problem;
  }

  get code(): string {
    return this.problem.code;
  }
}

/** What to tell a person about anything that was thrown while calling. */
export const messageOf = (error: unknown): string =>
  error instanceof Error && error.message ? error.message : 'Something went wrong. Please try again.';

/** The id that support asks for, where the server gave one. */
export const correlationIdOf = (error: unknown): string | undefined =>
  error instanceof ApiError && error.problem.correlationId ? error.problem.correlationId : undefined;
