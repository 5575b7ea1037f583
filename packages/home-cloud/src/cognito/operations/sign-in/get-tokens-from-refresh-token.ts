import * as z from 'zod/mini';
import { field, publicOperation } from '../../protocol/operation.ts';
import { refreshSession } from '../../sessions/refresh.ts';

const Input = z.object({
  ClientId: field.text,
  RefreshToken: field.text,
  ClientMetadata: field.metadata,
});

/** Renews a session. With rotation, the response contains the next refresh token. */
export const getTokensFromRefreshToken = publicOperation(
  'GetTokensFromRefreshToken',
  Input,
  (services) => async (input) => ({
    AuthenticationResult: await refreshSession(
      services,
      services.pools.client(input.ClientId),
      input.RefreshToken,
      input.ClientMetadata,
    ),
  }),
);
