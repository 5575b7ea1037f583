import type { Role } from '#domain/kernel/role.ts';

/** Who is signed in, as far as the browser needs to know. The API decides from verified claims alone. */
interface SessionUser {
  readonly userId: string;
  readonly email: string;
  readonly role: Role;
}

export type SessionState =
  | { readonly status: 'loading' }
  | { readonly status: 'signed-out' }
  | { readonly status: 'signed-in'; readonly user: SessionUser };

/** The session and what one may do with it. */
export type Session = SessionState & {
  /** Reads the session again, for who signed in by another way than the login form. */
  readonly refresh: () => Promise<void>;
  /** Ends the session on this device. A failure is only logged (specification §8). */
  readonly signOut: () => Promise<void>;
};
