import { signedOperation } from '../../protocol/operation.ts';
import { saveUser } from '../../users/people.ts';
import { administered, UserTarget } from './administered.ts';

/** Enables a disabled user. */
export const adminEnableUser = signedOperation('AdminEnableUser', UserTarget, (services) => (input) => {
  const { pool, user } = administered(services, input);
  saveUser(services, pool, { ...user, enabled: true });
  return {};
});
