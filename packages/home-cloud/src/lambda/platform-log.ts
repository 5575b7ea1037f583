import { FunctionError } from './errors.ts';

/** A finished run of a function. */
export interface FinishedRun {
  readonly requestId: string;
  readonly durationMs: number;
  /** The error, or undefined if the run succeeded. */
  readonly failure?: unknown;
}

const statusOf = (failure: unknown): string => {
  if (failure === undefined) return 'success';
  return failure instanceof FunctionError && failure.errorType === 'Sandbox.Timedout' ? 'timeout' : 'error';
};

const errorOf = (failure: unknown) =>
  failure instanceof FunctionError
    ? { errorType: failure.errorType, errorMessage: failure.errorMessage, stackTrace: failure.trace }
    : { errorType: 'Error', errorMessage: String(failure) };

/** The lines that Lambda writes after a run with log format JSON: the error that was thrown, and how the run ended. */
export const linesOfRun = (at: Date, { requestId, durationMs, failure }: FinishedRun): readonly string[] => {
  const time = at.toISOString();
  const report = {
    time,
    type: 'platform.report',
    record: { requestId, metrics: { durationMs }, status: statusOf(failure) },
  };
  const thrown = { timestamp: time, level: 'ERROR', requestId, message: errorOf(failure) };
  return [...(failure === undefined ? [] : [thrown]), report].map((line) => JSON.stringify(line));
};
