import * as z from 'zod/mini';
import { field, publicOperation } from '../../protocol/operation.ts';
import { refusals } from '../../protocol/service-error.ts';
import { redeemCode } from '../../users/codes.ts';
import { checkPassword, withPassword } from '../../users/passwords.ts';
import { findUser, saveUser, subjectOf } from '../../users/people.ts';
import { afterConfirmation } from '../sign-up/after-confirmation.ts';

const Input = z.object({
  ClientId: field.text,
  Username: field.username,
  ConfirmationCode: field.secret,
  Password: field.password,
  ClientMetadata: field.metadata,
});

/** Replaces a forgotten password and ends a lockout. */
export const confirmForgotPassword = publicOperation(
  'ConfirmForgotPassword',
  Input,
  (services) => async (input) => {
    const { pool, client } = services.pools.client(input.ClientId);
    const user = findUser(services, pool, input.Username);
    if (!user && !client.hidesUserExistence) throw refusals.unknownRecipient();
    checkPassword(pool, input.Password);
    const subject = subjectOf(services, pool, input.Username, user);
    const code = input.ConfirmationCode;
    const changed = redeemCode(services, pool.id, subject, 'reset-password', code, () => {
      // No code was sent for an unknown or disabled user.
      if (!user?.enabled) throw refusals.codeMismatch();
      services.store.attempts.removeLockout(pool.id, user.sub);
      return saveUser(services, pool, { ...withPassword(pool, user, input.Password), status: 'CONFIRMED' });
    });
    await afterConfirmation(
      services,
      pool,
      changed,
      'ConfirmForgotPassword',
      client.id,
      input.ClientMetadata,
    );
    return {};
  },
);
