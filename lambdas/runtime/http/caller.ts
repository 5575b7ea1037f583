import { type Access, admits } from '#domain/kernel/access.ts';
import { isPersonId, PERSON_CLAIM, type PersonId } from '#domain/kernel/person/person-id.ts';
import { type Caller, type Role, roles } from '#domain/kernel/role.ts';
import { HttpProblem } from './http-problem.ts';

/** Claims as the JWT authorizer of an HTTP API passes them. Lists come as one string, `[staff admin]`. */
export type Claims = Readonly<Record<string, unknown>>;

const isRole = (name: string): name is Role => roles.some((role) => role === name);

const rolesOf = (groups: unknown): readonly Role[] => {
  const names = Array.isArray(groups) ? groups.map(String) : String(groups ?? '').split(/[[\]\s,]+/);
  const known = roles.filter((role) => names.filter(isRole).includes(role));
  return known.length > 0 ? known : ['customer'];
};

/** Anything but an id of ours is left out, so that no claim makes somebody the owner of another account. */
const personIdsOf = (claim: unknown): { readonly personIds?: readonly PersonId[] } => {
  const ids = typeof claim === 'string' ? claim.split(' ').filter(isPersonId) : [];
  return ids.length > 0 ? { personIds: ids } : {};
};

/**
 * The caller, from claims that the authorizer has verified. Only access tokens are accepted, because an ID token gives no
 * permission to call. Nothing else reads whom the desk kept of a caller. Throws UNAUTHORIZED otherwise.
 */
export const callerOf = (claims: Claims | undefined): Caller => {
  if (claims?.token_use !== 'access' || typeof claims.sub !== 'string' || claims.sub === '') {
    throw new HttpProblem('UNAUTHORIZED');
  }
  return {
    userId: claims.sub,
    ...personIdsOf(claims[PERSON_CLAIM]),
    roles: rolesOf(claims['cognito:groups']),
    ...(claims.auth_time === undefined ? {} : { signedInAt: Number(claims.auth_time) || 0 }),
  };
};

/** When the token of these claims was issued, in seconds since 1970; 0 when it does not say. */
export const issuedAtOf = (claims: Claims | undefined): number => Number(claims?.iat ?? 0) || 0;

/** Throws FORBIDDEN unless the caller has the permission, or one of the roles, of the endpoint. */
export const admit = (access: Access, caller: Caller): void => {
  if (!admits(access, caller)) throw new HttpProblem('FORBIDDEN');
};
