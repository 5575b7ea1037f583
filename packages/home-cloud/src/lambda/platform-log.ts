import { FunctionError } from './errors.ts';

/** One run of a function, over. */
export interface FinishedRun {
  readonly requestId: string;
  readonly durationMs: number;
  /** What it failed with; undefined where it did not. */
  readonly failure?: unknown;
}

const statusOf = (failure: unknown): string => {
  if (failure === undefined) return 'success';
  return failure instanceof FunctionError && failure.errorType === 'Sandbox.Timedout' ? 'timeout' : 'error';
};

const told = (failure: unknown) =>
  failure instanceof FunctionError
    ? { errorType: failure.errorType, errorMessage: failure.errorMessage, stackTrace: failure.trace }
    : { errorType: 'Error', errorMessage: String(failure) };

/** What Lambda itself writes after a run where the log format is JSON: what was thrown, and how the run ended. */
export const linesOfRun = (at: Date, { requestId, durationMs, failure }: FinishedRun): readonly string[] => {
  const time = at.toISOString();
  const report = {
    time,
    type: 'platform.report',
    record: { requestId, metrics: { durationMs }, status: statusOf(failure) },
  };
  const thrown = { timestamp: time, level: 'ERROR', requestId, message: told(failure) };
  return [...(failure === undefined ? [] : [thrown]), report].map((line) => JSON.stringify(line));
};
