import * as z from 'zod/mini';
import { field, publicOperation } from '../../protocol/operation.ts';
import { refusals } from '../../protocol/service-error.ts';
import { redeemCode } from '../../users/codes.ts';
import { findUser, saveUser, subjectOf } from '../../users/people.ts';
import { afterConfirmation } from './after-confirmation.ts';

const Input = z.object({
  ClientId: field.text,
  Username: field.username,
  ConfirmationCode: field.secret,
  ClientMetadata: field.metadata,
});

/** Confirms a registration with the code from the mail. */
export const confirmSignUp = publicOperation('ConfirmSignUp', Input, (services) => async (input) => {
  const { pool, client } = services.pools.client(input.ClientId);
  const user = findUser(services, pool, input.Username);
  if (!user && !client.hidesUserExistence) throw refusals.unknownRecipient();
  if (user && user.status !== 'UNCONFIRMED') {
    throw refusals.notAuthorized(`User cannot be confirmed. Current status is ${user.status}`);
  }
  if (user && !user.enabled) throw refusals.userDisabled();
  const subject = subjectOf(services, pool, input.Username, user);
  const confirmed = redeemCode(services, pool.id, subject, 'sign-up', input.ConfirmationCode, () => {
    // An unknown user has no valid code.
    if (!user) throw refusals.codeMismatch();
    const email_verified = String(pool.verifiesEmail);
    return saveUser(services, pool, {
      ...user,
      status: 'CONFIRMED',
      attributes: { ...user.attributes, email_verified },
    });
  });
  await afterConfirmation(services, pool, confirmed, 'ConfirmSignUp', client.id, input.ClientMetadata);
  return {};
});
