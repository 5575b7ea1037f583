import type { Role } from '#domain/kernel/role.ts';

/** Who is signed in, for the screens only. The API decides from verified claims. */
interface SessionUser {
  readonly userId: string;
  readonly email: string;
  /** From the access token. An admin has only that one, and nobody who works here is shown as a customer, too. */
  readonly roles: readonly Role[];
  /** The roles that the user gets as soon as two-step sign-in is on; until then they are a customer. */
  readonly rolesAfterTwoStep: readonly Role[];
}

export type SessionState =
  | { readonly status: 'loading' }
  | { readonly status: 'signed-out' }
  | { readonly status: 'signed-in'; readonly user: SessionUser };

/** The session and its operations. */
export type Session = SessionState & {
  /** Reads the session again after a sign-in that did not use the login form. */
  readonly refresh: () => Promise<void>;
  /**
   * Runs work that gets the same user other tokens, or another session, and reads the session afterwards. Screens keep showing the
   * user meanwhile, although there may be no tokens for a moment.
   */
  readonly replace: (work: () => Promise<void>) => Promise<void>;
  /** Ends the session on this device. A failure is only logged (trade.md, What the owner fixed). */
  readonly signOut: () => Promise<void>;
};
