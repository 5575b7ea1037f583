/** By then a thing is done even on a page that never comes to rest. */
const LATEST_MS = 1000;

/** Safari has no word for rest; there it is done right after what is being done now. */
const atRest = (act: () => void): void => {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(act, { timeout: LATEST_MS });
  else setTimeout(act);
};

/**
 * Does one thing after another while the browser rests, each in a task of its own: what a page does when it opens must
 * neither add up to a stretch in which a tap finds nobody, nor ask other processes of the browser (storage is one) while
 * they bring the page to the screen. What was not done when the page is left is done then.
 */
export const inTurn = (works: readonly (() => void)[]): void => {
  for (const work of works) {
    let waiting = true;
    const act = (): void => {
      if (!waiting) return;
      waiting = false;
      work();
    };
    // Before those who listen at the document, some of whom begin only now.
    addEventListener('visibilitychange', act, { capture: true, once: true });
    if (!document.hidden) atRest(act);
    else
      try {
        act();
      } catch (error) {
        // As where each has a task of its own: the others are done all the same.
        globalThis.reportError(error);
      }
  }
};
