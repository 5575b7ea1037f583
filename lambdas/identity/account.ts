/** A person as the user pool knows them, confirmed or about to be. */
export interface Account {
  /** Cognito's `sub`, which is also the username. */
  readonly userId: string;
  readonly email: string;
  readonly given_name?: string | undefined;
  readonly family_name?: string | undefined;
  readonly 'custom:registration'?: string | undefined;
}

/** Reads an account out of user pool attributes. `username` stands in where the pool gives no `sub`. */
export const accountOf = (
  username: string,
  attributes: Readonly<Record<string, string | undefined>>,
): Account => ({
  userId: attributes.sub ?? username,
  email: attributes.email ?? '',
  given_name: attributes.given_name,
  family_name: attributes.family_name,
  'custom:registration': attributes['custom:registration'],
});
