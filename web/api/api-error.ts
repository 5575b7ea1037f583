import type { Problem } from '#domain/kernel/problem.ts';

/** Status of an `ApiError` when the server was not reached. */
export const UNREACHABLE = 0;

/**
 * An answer of the API that is not a success. `status` is the HTTP status, 0 when the server was not reached. `problem`
 * is the server's answer, `message` a sentence for people.
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

/** The message for people about anything that a call threw. */
export const messageOf = (error: unknown): string =>
  error instanceof Error && error.message ? error.message : 'Something went wrong. Please try again.';

/** The correlation id that support asks for, if the server gave one. */
export const correlationIdOf = (error: unknown): string | undefined =>
  error instanceof ApiError && error.problem.correlationId ? error.problem.correlationId : undefined;
