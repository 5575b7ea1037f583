import { signedOperation } from '../../protocol/operation.ts';
import { userDetails } from '../../users/views.ts';
import { administered, UserTarget } from './administered.ts';

/** Any user, with every attribute. */
export const adminGetUser = signedOperation('AdminGetUser', UserTarget, (services) => (input) => {
  const { user } = administered(services, input);
  return userDetails(user);
});
