/** Only a page that is left knows where to. */
type Change = Pick<PageSwapEvent, 'viewTransition'> & Partial<Pick<PageSwapEvent, 'activation'>>;

/** Whether a path is one of the app's, from how those begin. `view-transitions.test.ts` compares it with the app's routes, because a list of all would be too large for pages. */
export const isAppPath = (path: string): boolean => /^\/(a[dgu]|booking|cu|da|st)/.test(path);

const watch = ({ activation, viewTransition }: Change): void => {
  // Browsers give a view transition up for many reasons, such as a window that changes its size. No page is worse for it.
  viewTransition?.ready.catch(() => undefined);
  const url = activation?.entry?.url;
  if (url && isAppPath(new URL(url).pathname)) viewTransition?.skipTransition();
};

/**
 * Skips the view transition on the way to the app, which takes part in none: its document would report the missing other half as an
 * error, before any script of it could prevent that. What the browser itself gives up is no error, either.
 */
export const watchViewTransitions = (): void => {
  addEventListener('pageswap', watch);
  addEventListener('pagereveal', watch);
};
