import * as z from 'zod/mini';
import { field, signedOperation } from '../../protocol/operation.ts';
import { refusals } from '../../protocol/service-error.ts';
import { saveUser } from '../../users/people.ts';
import { afterConfirmation } from '../sign-up/after-confirmation.ts';
import { administered, userTarget } from './administered.ts';

const Input = z.object({ ...userTarget, ClientMetadata: field.metadata });

/** Confirms a registration without a code. The address stays unverified. */
export const adminConfirmSignUp = signedOperation(
  'AdminConfirmSignUp',
  Input,
  (services) => async (input) => {
    const { pool, user } = administered(services, input);
    if (user.status !== 'UNCONFIRMED') {
      throw refusals.notAuthorized(`User cannot be confirmed. Current status is ${user.status}`);
    }
    const confirmed = saveUser(services, pool, { ...user, status: 'CONFIRMED' });
    services.store.attempts.removeCode(pool.id, user.sub, 'sign-up');
    await afterConfirmation(services, pool, confirmed, 'ConfirmSignUp', undefined, input.ClientMetadata);
    return {};
  },
);
