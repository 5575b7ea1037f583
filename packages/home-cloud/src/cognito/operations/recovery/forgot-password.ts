import * as z from 'zod/mini';
import { deliveryDetails } from '../../outbound/mail.ts';
import type { ClientDefinition } from '../../pools/pool-definition.ts';
import { field, publicOperation } from '../../protocol/operation.ts';
import { refusals } from '../../protocol/service-error.ts';
import type { User } from '../../store/users.ts';
import { countTry, issueCode } from '../../users/codes.ts';
import { findUser, subjectOf } from '../../users/people.ts';

const Input = z.object({
  ClientId: field.text,
  Username: field.username,
  ClientMetadata: field.metadata,
});

/** The address for the code. For an unknown user it refuses, or returns undefined, as the client's settings say. */
const recipientOf = (client: ClientDefinition, user: User | undefined): string | undefined => {
  const email = user?.attributes.email_verified === 'true' ? user.attributes.email : undefined;
  if (user?.enabled && user.status === 'FORCE_CHANGE_PASSWORD') {
    if (client.hidesUserExistence) return undefined;
    throw refusals.notAuthorized('User password cannot be reset in the current state.');
  }
  if (user?.enabled && email) return email;
  if (client.hidesUserExistence) return undefined;
  if (!user) throw refusals.unknownRecipient();
  throw user.enabled ? refusals.noVerifiedRecipient() : refusals.userDisabled();
};

/** Sends a code to replace a forgotten password. */
export const forgotPassword = publicOperation('ForgotPassword', Input, (services) => async (input) => {
  const { pool, client } = services.pools.client(input.ClientId);
  const user = findUser(services, pool, input.Username);
  const to = recipientOf(client, user);
  const subject = subjectOf(services, pool, input.Username, user);
  countTry(services, pool.id, subject, 'forgot password');
  const secret = issueCode(services, pool.id, subject, 'reset-password');
  if (!user || !to) {
    return { CodeDeliveryDetails: deliveryDetails(user?.attributes.email ?? input.Username) };
  }
  return {
    CodeDeliveryDetails: await services.mail({
      kind: 'ForgotPassword',
      pool,
      clientId: client.id,
      user,
      to,
      secret,
      clientMetadata: input.ClientMetadata,
    }),
  };
});
