import type { Role } from '#domain/kernel/role.ts';

/** Who is signed in, for the screens only. The API decides from verified claims. */
interface SessionUser {
  readonly userId: string;
  readonly email: string;
  readonly role: Role;
}

export type SessionState =
  | { readonly status: 'loading' }
  | { readonly status: 'signed-out' }
  | { readonly status: 'signed-in'; readonly user: SessionUser };

/** The session and its operations. */
export type Session = SessionState & {
  /** Reads the session again after a sign-in that did not use the login form. */
  readonly refresh: () => Promise<void>;
  /** Ends the session on this device. A failure is only logged (specification §8). */
  readonly signOut: () => Promise<void>;
};
