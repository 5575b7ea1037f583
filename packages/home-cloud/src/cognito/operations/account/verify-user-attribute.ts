import * as z from 'zod/mini';
import { field, publicOperation } from '../../protocol/operation.ts';
import { refusals } from '../../protocol/service-error.ts';
import { authenticate } from '../../sessions/authentication.ts';
import { redeemCode } from '../../users/codes.ts';
import { emailIsTaken, saveUser } from '../../users/people.ts';

const Input = z.object({
  AccessToken: field.text,
  AttributeName: z.literal('email', 'Only email can be verified here'),
  Code: field.secret,
});

/** Verifies the caller's address. A pending address replaces the old one. */
export const verifyUserAttribute = publicOperation(
  'VerifyUserAttribute',
  Input,
  (services) => async (input) => {
    const { pool, user } = await authenticate(services, input.AccessToken);
    redeemCode(services, pool.id, user.sub, 'verify-email', input.Code, () => {
      const { pendingEmail, ...settled } = user;
      if (emailIsTaken(services, pool, pendingEmail, user.sub)) throw refusals.aliasExists();
      const email = pendingEmail === undefined ? {} : { email: pendingEmail };
      return saveUser(services, pool, {
        ...settled,
        attributes: { ...user.attributes, ...email, email_verified: 'true' },
      });
    });
    return {};
  },
);
