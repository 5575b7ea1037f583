import { type Role, roles } from '../kernel/role.ts';

/** Anything that may carry a role: token metadata, or a profile. */
interface RoleHint {
  readonly role?: unknown;
  readonly user_type?: unknown;
}

/** Where a role is looked for, in the specification's order (§6). */
export interface RoleSources {
  readonly userMetadata?: RoleHint | undefined;
  readonly appMetadata?: RoleHint | undefined;
  /** Asked only when the token says nothing. */
  readonly profile?: (() => Promise<RoleHint | undefined>) | undefined;
}

const known: ReadonlySet<unknown> = new Set(roles);
const isRole = (value: unknown): value is Role => known.has(value);

const roleOf = (hint: RoleHint | undefined): Role | undefined => [hint?.role, hint?.user_type].find(isRole);

/**
 * The role people are shown: user metadata, then app metadata, then the profile, whose one key is both id and user_id; role before
 * user_type in each. Nothing found, or any error: customer. The API never asks this; it reads verified claims.
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

/** Token claims as role sources: custom attributes are the user's metadata, groups (the mightiest of them) the app's. */
export const roleHintsOfClaims = (
  claims: Readonly<Record<string, unknown>>,
): Required<Pick<RoleSources, 'userMetadata' | 'appMetadata'>> => {
  const groups = claims['cognito:groups'];
  const held: readonly unknown[] = Array.isArray(groups) ? groups : [];
  return {
    userMetadata: { role: claims['custom:role'], user_type: claims['custom:user_type'] },
    appMetadata: { role: roles.find((role) => held.includes(role)) },
  };
};
