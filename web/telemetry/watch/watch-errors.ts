import { reportError } from '../report.ts';

/**
 * Messages that nobody can act on: errors of scripts of other origins, which browsers do not detail; ResizeObserver
 * loops; requests aborted because the person left.
 */
const NOISE = /^(Script error|ResizeObserver loop|AbortError)/;

/** Reports uncaught errors and unhandled promise rejections. */
export const watchErrors = (): void => {
  addEventListener('error', ({ error, message }) => {
    if (!NOISE.test(message)) reportError(error ?? message);
  });
  addEventListener('unhandledrejection', ({ reason }) => {
    if (!NOISE.test(reason?.name)) reportError(reason, { action: 'promise' });
  });
};
