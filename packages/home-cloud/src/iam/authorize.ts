/** One action on one resource that a call needs. Most calls need one; a transaction needs one for each of its items. */
export interface Need {
  readonly action: string;
  readonly resource: string;
}

/** Why a call may not be made. */
export interface Refusal extends Need {
  /** The function under its role: `arn:aws:sts::ACCOUNT:assumed-role/ROLE/FUNCTION`. */
  readonly user: string;
  /** `because no identity-based policy allows the dynamodb:PutItem action`, or that a policy denies it. */
  readonly because: string;
}

/**
 * Holds a call to the policies of whoever signed it: the first need that is refused, or undefined when all of it is
 * allowed. Keys that belong to no function are the operator's own and may do everything.
 */
export type Authorize = (accessKeyId: string | undefined, needs: readonly Need[]) => Refusal | undefined;

/** Where no policies are held: an emulator by itself, without functions. */
export const allowAll: Authorize = () => undefined;

/** Where resources stand whose ARN a request leaves to be worked out. */
export interface Account {
  readonly region: string;
  readonly account: string;
}

/** What an emulator needs to hold its callers to their policies. */
export interface Permissions {
  readonly authorize: Authorize;
  readonly account: Account;
}

/** Everybody may do everything. */
export const unheld: Permissions = {
  authorize: allowAll,
  account: { region: 'us-east-1', account: '000000000000' },
};

/** The refusal in the words that most services use. */
export const messageOf = ({ user, action, resource, because }: Refusal): string =>
  `User: ${user} is not authorized to perform: ${action} on resource: ${resource} ${because}`;
