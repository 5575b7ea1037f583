import { createLocalJWKSet, errors, type JSONWebKeySet, type JWTPayload, jwtVerify } from 'jose';
import type { Clock } from '../../../types.ts';
import type { JwtAuthorizerProperties } from '../api-config.ts';
import { type Authorization, refusal } from './authorization.ts';

/** Checks the Authorization header of a request. The route requires one of the scopes. */
export type JwtAuthorizer = (header: string | undefined, scopes: readonly string[]) => Promise<Authorization>;

/** The current public keys of an issuer. */
export type Jwks = (issuer: string) => Promise<JSONWebKeySet>;

const claimText = (value: unknown): string => {
  if (Array.isArray(value)) return `[${value.map(claimText).join(' ')}]`;
  return typeof value === 'object' && value !== null ? JSON.stringify(value) : String(value);
};

const challengeOf = (error: unknown): string => {
  if (error instanceof errors.JWTExpired)
    return 'Bearer scope="" error="invalid_token" error_description="the token has expired"';
  return 'Bearer scope="" error="invalid_token" error_description="the token is not valid"';
};

/** `aud` decides if the token has it. Cognito's access tokens have `client_id` instead. */
const isForUs = (payload: JWTPayload, audience: readonly string[]): boolean => {
  const named = payload.aud ?? payload.client_id;
  const names = Array.isArray(named) ? named : [named];
  return names.some((name) => audience.includes(String(name)));
};

const grantedScopes = (payload: JWTPayload): readonly string[] => {
  const scope = payload.scope ?? payload.scp;
  if (Array.isArray(scope)) return scope.map(String);
  return typeof scope === 'string' ? scope.split(' ') : [];
};

const isIssuedLater = (payload: JWTPayload, nowSeconds: number): boolean =>
  payload.iat !== undefined && payload.iat > nowSeconds;

/**
 * A JWT authorizer of an HTTP API: RS256 only, issuer, audience, lifetime, and at least one of the route's scopes.
 * The word Bearer before the token is optional, as on AWS.
 */
export const createJwtAuthorizer = (
  properties: JwtAuthorizerProperties,
  jwks: Jwks,
  clock: Clock,
): JwtAuthorizer => {
  const { Issuer: issuer, Audience: audience } = properties.JwtConfiguration;
  let known:
    | { readonly set: JSONWebKeySet; readonly keyFor: ReturnType<typeof createLocalJWKSet> }
    | undefined;
  const keys = async (): Promise<ReturnType<typeof createLocalJWKSet>> => {
    const set = await jwks(issuer);
    // Importing a key costs more than a check, so it is kept as long as the issuer returns the same set.
    if (known?.set !== set) known = { set, keyFor: createLocalJWKSet(set) };
    return known.keyFor;
  };
  const verify = async (token: string): Promise<JWTPayload> => {
    const now = clock.now();
    const { payload } = await jwtVerify(token, await keys(), {
      algorithms: ['RS256'],
      issuer,
      requiredClaims: ['exp'],
      currentDate: new Date(now),
    });
    if (isIssuedLater(payload, now / 1000)) throw new Error('the token is not valid yet');
    if (!isForUs(payload, audience)) throw new Error('the token is for another client');
    return payload;
  };
  return async (header, scopes) => {
    const token = /^(?:Bearer\s+)?(\S+)$/i.exec(header?.trim() ?? '')?.[1];
    if (token === undefined) return refusal(401, 'Bearer');
    let payload: JWTPayload;
    try {
      payload = await verify(token);
    } catch (error) {
      return refusal(401, challengeOf(error));
    }
    const granted = grantedScopes(payload);
    if (scopes.length > 0 && !scopes.some((scope) => granted.includes(scope))) {
      return refusal(403, `Bearer scope="${scopes.join(' ')}" error="insufficient_scope"`);
    }
    const claims = Object.fromEntries(
      Object.entries(payload).map(([name, value]) => [name, claimText(value)]),
    );
    return { ok: true, authorizer: { jwt: { claims, scopes: scopes.length > 0 ? scopes : null } } };
  };
};
