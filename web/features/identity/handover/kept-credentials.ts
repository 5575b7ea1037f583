import type { LoginForm } from '#domain/identity/login-validation.ts';

/** How long a page keeps the submitted credentials; by then the mail has been read. */
const KEEP_MS = 30 * 60_000;

/** E-mail and password of one sign-up, in this page's memory only. */
export interface KeptCredentials {
  /** Returns them once and forgets them; undefined when they are forgotten or too old. */
  take(): LoginForm | undefined;
  forget(): void;
}

/** Keeps them for half an hour. The clock is checked as well, because timers do not run in a sleeping tab. */
export const keepCredentials = (credentials: LoginForm): KeptCredentials => {
  let kept: LoginForm | undefined = credentials;
  const until = Date.now() + KEEP_MS;
  const forget = () => {
    kept = undefined;
    clearTimeout(timer);
  };
  const timer = setTimeout(forget, KEEP_MS);
  return {
    take: () => {
      const taken = Date.now() < until ? kept : undefined;
      forget();
      return taken;
    },
    forget,
  };
};
