/**
 * Every role. Cognito groups have the same names, and their order is their precedence, so a new one goes to the end. Staff
 * may hold several: `staff` is the desk, and the roles after `customer` are the other work there is.
 */
export const roles = [
  'admin',
  'staff',
  'analyst',
  'customer',
  'warehouse',
  'dispatch',
  'driver',
  'documents',
  'billing',
  'content',
] as const;
export type Role = (typeof roles)[number];

/** The caller, from the verified access token. */
export interface Caller {
  /** The `sub` of the token, which is also the key of the profile. */
  readonly userId: string;
  /** Cognito groups. Never empty: a user without a group is a customer. */
  readonly roles: readonly Role[];
}

const isAdmin = (caller: Pick<Caller, 'roles'>): boolean => caller.roles.includes('admin');

/** Staff access is true when the role is staff or admin (specification §6). */
export const hasStaffAccess = (caller: Pick<Caller, 'roles'>): boolean =>
  caller.roles.includes('staff') || isAdmin(caller);
