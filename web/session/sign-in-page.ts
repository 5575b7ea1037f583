import { returnQuery } from '#domain/identity/return-url.ts';

let isSigningOut = false;

const loadInPlace = (path: string): void => window.location.replace(path);

/**
 * Sends somebody without a session to sign in, and then back to the page that they asked for. The sign-in page is static,
 * so it is loaded; it replaces this page in the history. Somebody who is signing out goes there anyway.
 */
export const askToSignIn = (requested: string, load = loadInPlace): void => {
  if (!isSigningOut) load(`/auth/login${returnQuery(requested)}`);
};

/** Whether somebody has signed out without a network: then there is no sign-in page to open, and the app says so itself. */
export const isSignedOutOffline = (): boolean => isSigningOut && !navigator.onLine;

/**
 * Ends the session by `signOut`, and opens the sign-in page, which then leads to nobody's former page. Without a network it is opened
 * once there is one.
 */
export const leaveBySigningOut = async (signOut: () => Promise<void>, load = loadInPlace): Promise<void> => {
  isSigningOut = true;
  await signOut();
  if (navigator.onLine) load('/auth/login');
  else addEventListener('online', () => load('/auth/login'), { once: true });
};
