import { withoutThrowing } from '#web/telemetry/without-throwing.ts';

const KEY = 'sign_in_notice';

/** Why somebody has to sign in, told on the sign-in page. */
const notices = {
  'password-changed': 'Password changed. Sign in with the new one.',
  'signed-out-everywhere': 'You are signed out everywhere.',
  'email-verified': 'Your e-mail is verified. Sign in to see your U.S. address.',
  'account-closed': 'Your account is closed.',
  'session-ended': 'Your session has ended. Sign in again to go on where you were.',
  'verified-to-book': 'Your e-mail is verified. Sign in, and we go on with your booking.',
} as const;
export type Notice = keyof typeof notices;

/** Leaves a notice for the sign-in page, which this tab opens next. */
export const leaveNotice = (notice: Notice): void => {
  withoutThrowing(() => sessionStorage.setItem(KEY, notice));
};

/** Leaves the notice that the session is over, unless something else was left that says why. */
export const leaveSessionEnded = (): void => {
  if (!withoutThrowing(() => sessionStorage.getItem(KEY))) leaveNotice('session-ended');
};

/** Whether a notice is no good news. */
export const isSessionEnded = (words: string): boolean => words === notices['session-ended'];

/** Whether it is told to somebody who has just left us, and is not welcomed back. */
export const isFarewell = (words: string): boolean => words === notices['account-closed'];

/** The words of the notice that the page before has left, once; empty when there is none. */
export const takeNotice = (): string => {
  const left = withoutThrowing(() => sessionStorage.getItem(KEY)) ?? '';
  withoutThrowing(() => sessionStorage.removeItem(KEY));
  return Object.hasOwn(notices, left) ? notices[left as Notice] : '';
};
