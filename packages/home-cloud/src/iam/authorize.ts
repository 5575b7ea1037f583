/** A permission that a call needs: one action on one resource. A transaction needs one for each of its items. */
export interface Need {
  readonly action: string;
  readonly resource: string;
}

/** Why a call is not allowed. */
export interface Refusal extends Need {
  /** The session of the function's role: `arn:aws:sts::ACCOUNT:assumed-role/ROLE/FUNCTION`. */
  readonly user: string;
  /** Such as `because no identity-based policy allows the dynamodb:PutItem action`. */
  readonly because: string;
}

/**
 * Checks a call against the policies of its signer. Returns the first refused need, or undefined when all are allowed. A key that
 * belongs to no function is the operator's and may do everything.
 */
export type Authorize = (accessKeyId: string | undefined, needs: readonly Need[]) => Refusal | undefined;

/** For an emulator that runs alone, without functions and their policies. */
export const allowAll: Authorize = () => undefined;

/** The region and account of resources that a request names without an ARN. */
export interface Account {
  readonly region: string;
  readonly account: string;
}

/** What an emulator needs to check calls against policies. */
export interface Permissions {
  readonly authorize: Authorize;
  readonly account: Account;
}

/** Everything is allowed. */
export const unrestricted: Permissions = {
  authorize: allowAll,
  account: { region: 'us-east-1', account: '000000000000' },
};

/** The refusal in the wording of most services. */
export const messageOf = ({ user, action, resource, because }: Refusal): string =>
  `User: ${user} is not authorized to perform: ${action} on resource: ${resource} ${because}`;
