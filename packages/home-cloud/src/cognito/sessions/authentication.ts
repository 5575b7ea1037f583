import { createLocalJWKSet, decodeJwt, errors, type JWTPayload, jwtVerify } from 'jose';
import { issuerOf } from '../pools/pool-definition.ts';
import { refusals } from '../protocol/service-error.ts';
import type { ClientOfPool, Services } from '../services.ts';
import type { User } from '../store/users.ts';
import { selfServiceScope } from './tokens.ts';

/** The owner of a valid access token. */
export interface Authenticated extends ClientOfPool {
  readonly user: User;
}

const issuerIn = (token: string): string | undefined => {
  try {
    return decodeJwt(token).iss;
  } catch {
    return undefined; // Not a JWT. The caller refuses it like any other invalid token.
  }
};

const verified = async (services: Services, token: string, poolId: string): Promise<JWTPayload> => {
  try {
    const { payload } = await jwtVerify(token, createLocalJWKSet(services.keys(poolId).jwks), {
      algorithms: ['RS256'],
      issuer: issuerOf(poolId),
      currentDate: new Date(services.clock.now()),
    });
    return payload;
  } catch (error) {
    if (error instanceof errors.JWTExpired) throw refusals.notAuthorized('Access Token has expired');
    throw refusals.invalidAccessToken();
  }
};

/**
 * Authenticates an access token. Throws NotAuthorizedException if it is forged, foreign, an ID token, expired or revoked, and
 * UserNotFoundException if its owner was deleted.
 */
export const authenticate = async (services: Services, token: string): Promise<Authenticated> => {
  const issuer = issuerIn(token);
  const pool = services.pools.all.find(({ id }) => issuerOf(id) === issuer);
  if (!pool) throw refusals.invalidAccessToken();
  const claims = await verified(services, token, pool.id);
  const client = pool.clients.find(({ id }) => id === claims.client_id);
  if (claims.token_use !== 'access' || !client) throw refusals.invalidAccessToken();
  if (!String(claims.scope).split(' ').includes(selfServiceScope)) {
    throw refusals.notAuthorized('Access Token does not have required scopes');
  }
  const user = services.store.users.bySub(pool.id, String(claims.sub));
  if (!user) throw refusals.userNotFound();
  if (
    typeof claims.origin_jti === 'string' &&
    services.store.sessions.get(claims.origin_jti)?.revoked !== false
  ) {
    throw refusals.notAuthorized('Access Token has been revoked');
  }
  if (!user.enabled) throw refusals.userDisabled();
  return { pool, client, user };
};
