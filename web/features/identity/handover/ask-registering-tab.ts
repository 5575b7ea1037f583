import { openHandover } from './handover-channel.ts';

/** A tab that is there answers at once, even out of sight; nobody waits longer for one that is gone. In milliseconds. */
const TAB_ANSWERS_WITHIN = 1000;
/** How long its sign-in may take over a slow line. */
const SIGN_IN_TAKES_UP_TO = 15_000;

/**
 * Tells the tab in which an address was registered that it is confirmed; true once that tab has signed in, and with it this browser.
 * False where no tab is left that knows the password, or its sign-in did not work.
 */
export const askRegisteringTab = (email: string): Promise<boolean> =>
  new Promise((resolve) => {
    const end = (signedIn: boolean) => {
      clearTimeout(timer);
      channel?.close();
      resolve(signedIn);
    };
    const channel = openHandover(email, (is) => {
      if (is === 'signed-in' || is === 'not-signed-in') end(is === 'signed-in');
      if (is !== 'signing-in') return;
      clearTimeout(timer);
      timer = setTimeout(end, SIGN_IN_TAKES_UP_TO, false);
    });
    let timer = setTimeout(end, channel ? TAB_ANSWERS_WITHIN : 0, false);
    channel?.say('confirmed');
  });
