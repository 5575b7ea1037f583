import * as z from 'zod/mini';
import { field, publicOperation } from '../../protocol/operation.ts';
import { authenticate } from '../../sessions/authentication.ts';
import { requireSoftwareTokens, verifySecret } from '../../users/software-token.ts';

const Input = z.object({
  AccessToken: field.text,
  UserCode: field.sixDigits,
  FriendlyDeviceName: z.optional(z.string()),
});

/** Confirms the secret with a first code. It asks for no codes yet: SetUserMFAPreference does. */
export const verifySoftwareToken = publicOperation(
  'VerifySoftwareToken',
  Input,
  (services) => async (input) => {
    const { pool, user } = await authenticate(services, input.AccessToken);
    requireSoftwareTokens(pool);
    verifySecret(services, pool, user, input.UserCode);
    return { Status: 'SUCCESS' };
  },
);
