import * as z from 'zod/mini';
import { field, publicOperation } from '../../protocol/operation.ts';
import { ServiceError } from '../../protocol/service-error.ts';
import { hashOfToken } from '../../sessions/sign-in.ts';

const Input = z.object({ ClientId: field.text, Token: field.text });

/** Ends the session of a refresh token and revokes all tokens of it. An unknown token changes nothing. */
export const revokeToken = publicOperation('RevokeToken', Input, (services) => (input) => {
  const { client } = services.pools.client(input.ClientId);
  if (!client.revocable) {
    throw new ServiceError('UnsupportedOperationException', 'Revocation is not enabled for this client');
  }
  if (input.Token.split('.').length === 3) {
    throw new ServiceError('UnsupportedTokenTypeException', 'Token type is not supported');
  }
  const entry = services.store.sessions.byRefreshToken(hashOfToken(input.Token));
  if (entry && entry.session.clientId !== client.id) {
    throw new ServiceError('UnauthorizedException', 'Token was issued to another client');
  }
  if (entry) services.store.sessions.revoke(entry.session.originJti, services.clock.now());
  return {};
});
