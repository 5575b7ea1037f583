import { isRole, type Role, roles } from '../kernel/role.ts';

/** Token metadata or a profile, which may contain roles. */
interface RoleHint {
  readonly roles?: unknown;
  readonly role?: unknown;
  readonly user_type?: unknown;
}

/** The sources of the roles, in their fixed order (trade.md, What the owner fixed). */
export interface RoleSources {
  readonly userMetadata?: RoleHint | undefined;
  readonly appMetadata?: RoleHint | undefined;
  /** Called only when the token contains no role. */
  readonly profile?: (() => Promise<RoleHint | undefined>) | undefined;
}

const rolesIn = (hint: RoleHint | undefined): readonly Role[] | undefined => {
  const listed = hint?.roles;
  const several = Array.isArray(listed) ? roles.filter((role) => listed.includes(role)) : [];
  if (several.length > 0) return several;
  const one = [hint?.role, hint?.user_type].find(isRole);
  return one && [one];
};

/** The roles that decide what is shown: an admin may do everything, and nobody who works here is led to a customer's screens. */
export const shownRoles = (held: readonly Role[]): readonly Role[] => {
  if (held.includes('admin')) return ['admin'];
  const working = roles.filter((role) => role !== 'customer' && held.includes(role));
  return working.length > 0 ? working : ['customer'];
};

/** The roles that a token names. */
const namedRoles = ({ userMetadata, appMetadata }: RoleSources): readonly Role[] | undefined =>
  rolesIn(userMetadata) ?? rolesIn(appMetadata);

/** The roles of a token's hints alone, as screens go by them; undefined when it names none. */
export const rolesOfHints = (sources: RoleSources): readonly Role[] | undefined => {
  const named = namedRoles(sources);
  return named && shownRoles(named);
};

/**
 * The roles that screens go by. They are taken from user metadata, then app metadata, then the profile; in each, a list comes
 * before `role`, and that before `user_type`. The default, also for any error, is customer. The API does not use it: it reads
 * verified claims.
 */
export const resolveRoles = async (sources: RoleSources): Promise<readonly Role[]> => {
  try {
    return shownRoles(namedRoles(sources) ?? rolesIn(await sources.profile?.()) ?? ['customer']);
  } catch {
    return ['customer'];
  }
};

/** Token claims as role sources: custom attributes are the user metadata, and the groups are the app metadata. */
export const roleHintsOfClaims = (
  claims: Readonly<Record<string, unknown>>,
): Required<Pick<RoleSources, 'userMetadata' | 'appMetadata'>> => ({
  userMetadata: { role: claims['custom:role'], user_type: claims['custom:user_type'] },
  appMetadata: { roles: claims['cognito:groups'] },
});
