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
  // Two holders used one token, so one of them stole it. Nobody can tell which, so the session ends for both.
  store.sessions.revoke(session.originJti, clock.now());
  throw refusals.refreshTokenReused();
};

/**
 * New tokens for a refresh token. Where the client rotates, a new refresh token comes with them and the old one works
 * only for the grace period; its use after that ends the session. Throws NotAuthorizedException and
 * RefreshTokenReuseException.
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
  // The trigger took time: somebody may have signed out everywhere meanwhile.
  if (store.sessions.get(session.originJti)?.revoked !== false) throw refusals.revokedRefreshToken();
  if (grace === undefined) return tokens;
  const RefreshToken = newRefreshToken();
  store.sessions.rotate(session.originJti, oldHash, hashOfToken(RefreshToken), clock.now());
  return { ...tokens, RefreshToken };
};
