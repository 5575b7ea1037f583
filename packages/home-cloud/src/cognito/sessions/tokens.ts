import { type JWTPayload, SignJWT } from 'jose';
import { attributesForTrigger } from '../outbound/triggers.ts';
import { readableBy } from '../pools/attribute-validation.ts';
import { type ClientDefinition, issuerOf, type PoolDefinition } from '../pools/pool-definition.ts';
import type { Services } from '../services.ts';
import type { User } from '../store/users.ts';
import { type ClaimChanges, claimChanges } from './token-claims.ts';

/** The scope for operations on the user's own account. */
export const selfServiceScope = 'aws.cognito.signin.user.admin';

/** The user and the session of new tokens. */
export interface TokenRequest {
  readonly pool: PoolDefinition;
  readonly client: ClientDefinition;
  readonly user: User;
  readonly originJti: string;
  /** Seconds since 1970. */
  readonly authTime: number;
  readonly source: 'Authentication' | 'NewPasswordChallenge' | 'RefreshTokens';
  readonly clientMetadata?: Readonly<Record<string, string>> | undefined;
}

export interface TokenPair {
  readonly AccessToken: string;
  readonly IdToken: string;
  readonly ExpiresIn: number;
  readonly TokenType: 'Bearer';
}

const typed = (pool: PoolDefinition, attributes: Readonly<Record<string, string>>): JWTPayload =>
  Object.fromEntries(
    Object.entries(attributes).map(([name, value]) => [
      name,
      name.endsWith('_verified') && pool.attributes[name]?.type === 'Boolean' ? value === 'true' : value,
    ]),
  );

const groupClaims = (groups: readonly string[]): JWTPayload =>
  groups.length > 0 ? { 'cognito:groups': [...groups] } : {};

const changed = (claims: JWTPayload, changes: ClaimChanges): JWTPayload => {
  const kept = Object.entries(claims).filter(([name]) => !changes.suppress.includes(name));
  return { ...Object.fromEntries(kept), ...changes.add };
};

const asked = async (services: Services, request: TokenRequest, groups: readonly string[]) => {
  const { pool, client, user } = request;
  const detailed = pool.preTokenVersion !== '1';
  const response = await services.triggers({
    trigger: 'PreTokenGeneration',
    source: `TokenGeneration_${request.source}`,
    pool,
    clientId: client.id,
    userName: user.username,
    request: {
      userAttributes: attributesForTrigger(user),
      groupConfiguration: { groupsToOverride: groups, iamRolesToOverride: [], preferredRole: null },
      ...(detailed ? { scopes: [selfServiceScope] } : {}),
      ...(request.clientMetadata ? { clientMetadata: request.clientMetadata } : {}),
    },
    response: detailed ? { claimsAndScopeOverrideDetails: null } : { claimsOverrideDetails: null },
  });
  return claimChanges(response);
};

/** Calls PreTokenGeneration and creates an access and an ID token with Cognito's claims. */
export const mintTokens = async (services: Services, request: TokenRequest): Promise<TokenPair> => {
  const { pool, client, user, originJti, authTime } = request;
  const { ids, clock, keys } = services;
  const memberships = services.store.groups.ofUser(pool.id, user.sub).map(({ name }) => name);
  const changes = await asked(services, request, memberships);
  const groups = changes.groups ?? memberships;
  const now = Math.floor(clock.now() / 1000);
  const shared = {
    sub: user.sub,
    ...groupClaims(groups),
    iss: issuerOf(pool.id),
    ...(client.revocable ? { origin_jti: originJti } : {}),
    event_id: ids.uuid(),
    auth_time: authTime,
    iat: now,
  };
  const scopes = [selfServiceScope, ...changes.scopesToAdd].filter(
    (scope) => !changes.scopesToSuppress.includes(scope),
  );
  const access = changed(
    {
      ...shared,
      client_id: client.id,
      token_use: 'access',
      scope: scopes.join(' '),
      username: user.username,
      jti: ids.uuid(),
      exp: now + client.accessTokenSeconds,
    },
    changes.access,
  );
  const id = changed(
    {
      ...shared,
      ...typed(pool, readableBy(client, user.attributes)),
      'cognito:username': user.username,
      aud: client.id,
      token_use: 'id',
      jti: ids.uuid(),
      exp: now + client.idTokenSeconds,
    },
    changes.id,
  );
  const sign = (claims: JWTPayload, { kid, privateKey }: ReturnType<typeof keys>['access']) =>
    new SignJWT(claims).setProtectedHeader({ kid, alg: 'RS256' }).sign(privateKey);
  const poolKeys = keys(pool.id);
  const [AccessToken, IdToken] = await Promise.all([sign(access, poolKeys.access), sign(id, poolKeys.id)]);
  return { AccessToken, IdToken, ExpiresIn: client.accessTokenSeconds, TokenType: 'Bearer' };
};
