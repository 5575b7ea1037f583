import { signedOperation } from '../../protocol/operation.ts';
import { saveUser } from '../../users/people.ts';
import { administered, UserTarget } from './administered.ts';

/** Disables a user and ends all their sessions. */
export const adminDisableUser = signedOperation('AdminDisableUser', UserTarget, (services) => (input) => {
  const { pool, user } = administered(services, input);
  services.store.transaction(() => {
    saveUser(services, pool, { ...user, enabled: false });
    services.store.sessions.revokeAllOf(pool.id, user.sub, services.clock.now());
  });
  return {};
});
