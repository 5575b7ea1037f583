import { signedOperation } from '../../protocol/operation.ts';
import { administered, UserTarget } from './administered.ts';

/** Deletes a user with all their data. */
export const adminDeleteUser = signedOperation('AdminDeleteUser', UserTarget, (services) => (input) => {
  const { pool, user } = administered(services, input);
  services.store.users.remove(pool.id, user.sub);
  return {};
});
