import type { LoginForm } from '#domain/identity/login-validation.ts';

/** How long a page remembers what was just submitted, in milliseconds: a mail is here and read by then. */
const KEPT_FOR = 30 * 60_000;

/** E-mail and password of one sign-up, in this page's memory and nowhere else. */
export interface KeptCredentials {
  /** Gives them once, and forgets them; nothing when they are forgotten already, or too old. */
  take(): LoginForm | undefined;
  forget(): void;
}

/** Keeps them for half an hour. A page that slept meanwhile has no timers, so its clock is asked as well. */
export const keepCredentials = (credentials: LoginForm): KeptCredentials => {
  let kept: LoginForm | undefined = credentials;
  const until = Date.now() + KEPT_FOR;
  const forget = () => {
    kept = undefined;
    clearTimeout(timer);
  };
  const timer = setTimeout(forget, KEPT_FOR);
  return {
    take: () => {
      const taken = Date.now() < until ? kept : undefined;
      forget();
      return taken;
    },
    forget,
  };
};
