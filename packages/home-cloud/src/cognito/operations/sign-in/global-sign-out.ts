import * as z from 'zod/mini';
import { field, publicOperation } from '../../protocol/operation.ts';
import { authenticate } from '../../sessions/authentication.ts';

const Input = z.object({ AccessToken: field.text });

/** Signs the token's owner out on every device. */
export const globalSignOut = publicOperation('GlobalSignOut', Input, (services) => async (input) => {
  const { pool, user } = await authenticate(services, input.AccessToken);
  services.store.sessions.revokeAllOf(pool.id, user.sub, services.clock.now());
  return {};
});
