/** Latest time for a task on a page that never becomes idle. */
const LATEST_MS = 1000;

/** Safari has no `requestIdleCallback`; there the task runs right after the current one. */
const whenIdle = (act: () => void): void => {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(act, { timeout: LATEST_MS });
  else setTimeout(act);
};

/**
 * Runs tasks one after the other while the browser is idle, each in a task of its own. Startup work must neither add up
 * to a long task that delays input, nor call other processes of the browser (storage is one) while they render the
 * page. What was not done when the page is left is done then.
 */
export const runWhenIdle = (works: readonly (() => void)[]): void => {
  for (const work of works) {
    let waiting = true;
    const act = (): void => {
      if (!waiting) return;
      waiting = false;
      work();
    };
    // In the capture phase at the window, before listeners at the document, some of which start only now.
    addEventListener('visibilitychange', act, { capture: true, once: true });
    if (!document.hidden) whenIdle(act);
    else
      try {
        act();
      } catch (error) {
        // An error in one task does not stop the others.
        globalThis.reportError(error);
      }
  }
};
