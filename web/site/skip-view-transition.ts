/** The app's paths. `skip-view-transition.test.ts` compares them with the app's routes, because a list of all would be too large for pages. */
const APP = /^\/(auth|dash|customer|admin|staff|agent)/;

export const isAppPath = (path: string): boolean => APP.test(path);

/**
 * Skips the view transition on the way to the app. The app renders only after its script has loaded, so there is nothing to fade to, and
 * browsers report that as an error.
 */
export const skipViewTransitionToApp = (): void =>
  addEventListener('pageswap', ({ activation, viewTransition }) => {
    const url = activation?.entry?.url;
    if (url && isAppPath(new URL(url).pathname)) viewTransition?.skipTransition();
  });
