import * as z from 'zod/mini';
import { field, publicOperation } from '../../protocol/operation.ts';
import { authenticate } from '../../sessions/authentication.ts';

const Input = z.object({ AccessToken: field.text });

/** Deletes the token's owner with all their data. */
export const deleteUser = publicOperation('DeleteUser', Input, (services) => async (input) => {
  const { pool, user } = await authenticate(services, input.AccessToken);
  services.store.users.remove(pool.id, user.sub);
  return {};
});
