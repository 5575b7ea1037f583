import { signedOperation } from '../../protocol/operation.ts';
import { userDetails } from '../../users/views.ts';
import { administered, UserTarget } from './administered.ts';

/** Returns any user with all attributes. */
export const adminGetUser = signedOperation('AdminGetUser', UserTarget, (services) => (input) => {
  const { user } = administered(services, input);
  return userDetails(user);
});
