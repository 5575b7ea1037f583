import { refusals } from '../protocol/service-error.ts';
import type { ClientOfPool, Services } from '../services.ts';
import type { RefreshTokenEntry } from '../store/sessions.ts';
import { hashOfToken, newRefreshToken } from './sign-in.ts';
import { mintTokens, type TokenPair } from './tokens.ts';

const refuseReused = (
  { store, clock }: Services,
  { session, supersededAt }: RefreshTokenEntry,
  graceSeconds: number,
): void => {
  if (supersededAt === undefined || clock.now() < supersededAt + graceSeconds * 1000) return;
  // The token was used by two clients, so one of them stole it. It is unknown which, so the session ends for both.
  store.sessions.revoke(session.originJti, clock.now());
  throw refusals.refreshTokenReused();
};

/**
 * Returns new tokens for a refresh token. If the client rotates tokens, there is a new refresh token too, and the old one is valid only
 * for the grace period. Its use after that ends the session. Throws NotAuthorizedException and RefreshTokenReuseException.
 */
export const refreshSession = async (
  services: Services,
  { pool, client }: ClientOfPool,
  refreshToken: string,
  clientMetadata?: Readonly<Record<string, string>>,
): Promise<TokenPair & { readonly RefreshToken?: string }> => {
  const { store, clock } = services;
  const oldHash = hashOfToken(refreshToken);
  const entry = store.sessions.byRefreshToken(oldHash);
  if (!entry || entry.session.clientId !== client.id) throw refusals.invalidRefreshToken();
  const { session } = entry;
  if (session.revoked) throw refusals.revokedRefreshToken();
  if (session.expiresAt <= clock.now()) throw refusals.notAuthorized('Refresh Token has expired');
  const grace = client.rotationGraceSeconds;
  refuseReused(services, entry, grace ?? 0);
  const user = store.users.bySub(pool.id, session.sub);
  if (!user) throw refusals.invalidRefreshToken();
  if (!user.enabled) throw refusals.userDisabled();
  const tokens = await mintTokens(services, {
    pool,
    client,
    user,
    originJti: session.originJti,
    authTime: session.authTime,
    source: 'RefreshTokens',
    clientMetadata,
  });
  // The user may have signed out everywhere while the trigger ran.
  if (store.sessions.get(session.originJti)?.revoked !== false) throw refusals.revokedRefreshToken();
  if (grace === undefined) return tokens;
  const RefreshToken = newRefreshToken();
  store.sessions.rotate(session.originJti, oldHash, hashOfToken(RefreshToken), clock.now());
  return { ...tokens, RefreshToken };
};
