import { openHandover } from './handover-channel.ts';

/** An open tab answers at once, even in the background; on a slow phone that can take two seconds. */
const TAB_ANSWERS_WITHIN_MS = 3000;
/** Time for the other tab's sign-in over a slow line. */
const SIGN_IN_TAKES_UP_TO_MS = 15_000;

/**
 * Sends the tab of a registration the message that its address is confirmed. True once that tab has signed in, and with it
 * this browser. False when no tab has the password or its sign-in failed.
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
      timer = setTimeout(end, SIGN_IN_TAKES_UP_TO_MS, false);
    });
    let timer = setTimeout(end, channel ? TAB_ANSWERS_WITHIN_MS : 0, false);
    channel?.say('confirmed');
  });
