import { signedOperation } from '../../protocol/operation.ts';
import { administered, UserTarget } from './administered.ts';

/** Signs a user out on every device. */
export const adminUserGlobalSignOut = signedOperation(
  'AdminUserGlobalSignOut',
  UserTarget,
  (services) => (input) => {
    const { pool, user } = administered(services, input);
    services.store.sessions.revokeAllOf(pool.id, user.sub, services.clock.now());
    return {};
  },
);
