import { guestDraftIn, invitationIn, keptAsIn } from '#domain/identity/registration.ts';

/** The account of a person in the user pool, confirmed or about to be confirmed. */
export interface Account {
  /** Cognito's `sub`, which is also the username. */
  readonly userId: string;
  readonly email: string;
  /** Whether the person has shown that the address is theirs. */
  readonly emailVerified?: boolean;
  readonly given_name?: string | undefined;
  readonly family_name?: string | undefined;
  readonly 'custom:registration'?: string | undefined;
}

/** Reads an account from user pool attributes. `username` is used when the pool sends no `sub`. */
export const accountOf = (
  username: string,
  attributes: Readonly<Record<string, string | undefined>>,
): Account => ({
  userId: attributes.sub ?? username,
  email: attributes.email ?? '',
  emailVerified: attributes.email_verified === 'true',
  given_name: attributes.given_name,
  family_name: attributes.family_name,
  'custom:registration': attributes['custom:registration'],
});

/** The secret under which is kept what somebody was about to book when they registered; undefined when they came for nothing. */
export const guestDraftOf = (account: Pick<Account, 'custom:registration'>): string | undefined =>
  guestDraftIn(account);

/** The secret of the letter by which they were invited to work here; undefined when they came without one. */
export const invitationOf = (account: Pick<Account, 'custom:registration'>): string | undefined =>
  invitationIn(account);

/** The token of the letter that says as whom our desk keeps them; undefined when they came without one. */
export const keptAsOf = (account: Pick<Account, 'custom:registration'>): string | undefined =>
  keptAsIn(account);
