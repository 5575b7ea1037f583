import { reportError } from '../report.ts';

/**
 * Nothing that anybody could act on: errors of other origins' scripts, of which browsers say no more than this; a
 * layout that settles one frame later; requests given up because the person moved on.
 */
const NOISE = /^(Script error|ResizeObserver loop|AbortError)/;

/** Reports what nobody caught: errors, and promises that failed. */
export const watchErrors = (): void => {
  addEventListener('error', ({ error, message }) => {
    if (!NOISE.test(message)) reportError(error ?? message);
  });
  addEventListener('unhandledrejection', ({ reason }) => {
    if (!NOISE.test(reason?.name)) reportError(reason, { action: 'promise' });
  });
};
