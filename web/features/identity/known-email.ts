import { withoutThrowing } from '#web/telemetry/without-throwing.ts';

const KEY = 'known_email';

/** The e-mail address that an earlier page of this tab passed on, to fill in; empty when there is none. */
export const knownEmail = (): string => withoutThrowing(() => sessionStorage.getItem(KEY)) ?? '';

/** Passes an address on to the next page of this tab. An empty one deletes it. */
export const passOnEmail = (email = ''): void => {
  withoutThrowing(() => (email ? sessionStorage.setItem(KEY, email) : sessionStorage.removeItem(KEY)));
};
