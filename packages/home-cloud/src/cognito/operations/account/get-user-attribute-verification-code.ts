import * as z from 'zod/mini';
import { field, publicOperation } from '../../protocol/operation.ts';
import { refusals } from '../../protocol/service-error.ts';
import { authenticate } from '../../sessions/authentication.ts';
import { countTry, issueCode } from '../../users/codes.ts';

const Input = z.object({
  AccessToken: field.text,
  AttributeName: z.literal('email', 'Only email can be verified here'),
  ClientMetadata: field.metadata,
});

/** Sends the code for the caller's unverified or pending address once more. */
export const getUserAttributeVerificationCode = publicOperation(
  'GetUserAttributeVerificationCode',
  Input,
  (services) => async (input) => {
    const { pool, client, user } = await authenticate(services, input.AccessToken);
    const to = user.pendingEmail ?? user.attributes.email;
    if (!to) throw refusals.invalidParameter('User has no email.');
    countTry(services, pool.id, user.sub, 'change email');
    return {
      CodeDeliveryDetails: await services.mail({
        kind: 'VerifyUserAttribute',
        pool,
        clientId: client.id,
        user,
        to,
        secret: issueCode(services, pool.id, user.sub, 'verify-email'),
        clientMetadata: input.ClientMetadata,
      }),
    };
  },
);
