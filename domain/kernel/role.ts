/** Every role, the most powerful first. Cognito groups have the same names. */
export const roles = ['admin', 'staff', 'analyst', 'customer'] as const;
export type Role = (typeof roles)[number];

/** The caller, from the verified access token. */
export interface Caller {
  /** The token's `sub`; the key of the user's profile. */
  readonly userId: string;
  /** Cognito groups; never empty: someone without a group is a customer. */
  readonly roles: readonly Role[];
}

const isAdmin = (caller: Pick<Caller, 'roles'>): boolean => caller.roles.includes('admin');

/** Staff access is true when the role is staff or admin (specification §6). */
export const hasStaffAccess = (caller: Pick<Caller, 'roles'>): boolean =>
  caller.roles.includes('staff') || isAdmin(caller);
