import * as z from 'zod/mini';
import { deliveryDetails } from '../../outbound/mail.ts';
import { field, publicOperation } from '../../protocol/operation.ts';
import { refusals } from '../../protocol/service-error.ts';
import { countTry, issueCode } from '../../users/codes.ts';
import { findUser, subjectOf } from '../../users/people.ts';

const Input = z.object({
  ClientId: field.text,
  Username: field.username,
  ClientMetadata: field.metadata,
});

/** Sends a new code for the registration. The earlier code becomes invalid. */
export const resendConfirmationCode = publicOperation(
  'ResendConfirmationCode',
  Input,
  (services) => async (input) => {
    const { pool, client } = services.pools.client(input.ClientId);
    const user = findUser(services, pool, input.Username);
    if (!user && !client.hidesUserExistence) throw refusals.unknownRecipient();
    if (user && user.status !== 'UNCONFIRMED') {
      throw refusals.invalidParameter('User is already confirmed.');
    }
    const subject = subjectOf(services, pool, input.Username, user);
    countTry(services, pool.id, subject, 'resend');
    const secret = issueCode(services, pool.id, subject, 'sign-up');
    const to = user?.attributes.email;
    if (!user?.enabled) return { CodeDeliveryDetails: deliveryDetails(input.Username) };
    if (!to) throw refusals.invalidParameter('Cannot resend codes. Auto verification not turned on.');
    const { ClientMetadata: clientMetadata } = input;
    return {
      CodeDeliveryDetails: await services.mail({
        kind: 'ResendCode',
        pool,
        clientId: client.id,
        user,
        to,
        secret,
        clientMetadata,
      }),
    };
  },
);
