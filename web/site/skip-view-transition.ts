/** Where the app begins; `leave-for-app.test.ts` holds it against the app's routes, whose list would weigh on every page. */
const APP = /^\/(?:auth|dashboard|customer|admin|staff)(?:\/|$)/;

export const isAppPath = (path: string): boolean => APP.test(path);

/**
 * Leaves for the app without fading over: it draws itself when its script has come, so there is nothing to fade to, and
 * browsers report that as an error.
 */
export const skipViewTransitionToApp = (): void =>
  addEventListener('pageswap', ({ activation, viewTransition }) => {
    const url = activation?.entry?.url;
    if (url && isAppPath(new URL(url).pathname)) viewTransition?.skipTransition();
  });
