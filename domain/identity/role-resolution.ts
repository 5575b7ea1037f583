import { type Role, roles } from '../kernel/role.ts';

/** Token metadata or a profile, which may contain a role. */
interface RoleHint {
  readonly role?: unknown;
  readonly user_type?: unknown;
}

/** The sources of a role, in the order of the specification (§6). */
export interface RoleSources {
  readonly userMetadata?: RoleHint | undefined;
  readonly appMetadata?: RoleHint | undefined;
  /** Called only when the token contains no role. */
  readonly profile?: (() => Promise<RoleHint | undefined>) | undefined;
}

const known: ReadonlySet<unknown> = new Set(roles);
const isRole = (value: unknown): value is Role => known.has(value);

const roleOf = (hint: RoleHint | undefined): Role | undefined => [hint?.role, hint?.user_type].find(isRole);

/**
 * The role that screens show. It is taken from user metadata, then app metadata, then the profile; in each, `role`
 * comes before `user_type`. The default, also for any error, is customer. The API does not use it: it reads verified
 * claims.
 */
export const resolveRole = async (sources: RoleSources): Promise<Role> => {
  try {
    return (
      roleOf(sources.userMetadata) ??
      roleOf(sources.appMetadata) ??
      roleOf(await sources.profile?.()) ??
      'customer'
    );
  } catch {
    return 'customer';
  }
};

/** Token claims as role sources: custom attributes are the user metadata, and the most powerful group is the app metadata. */
export const roleHintsOfClaims = (
  claims: Readonly<Record<string, unknown>>,
): Required<Pick<RoleSources, 'userMetadata' | 'appMetadata'>> => {
  const groups = claims['cognito:groups'];
  const names: readonly unknown[] = Array.isArray(groups) ? groups : [];
  return {
    userMetadata: { role: claims['custom:role'], user_type: claims['custom:user_type'] },
    appMetadata: { role: roles.find((role) => names.includes(role)) },
  };
};
