import * as z from 'zod/mini';
import { field, publicOperation } from '../../protocol/operation.ts';
import { authenticate } from '../../sessions/authentication.ts';
import { issueSecret, requireSoftwareTokens } from '../../users/software-token.ts';

const Input = z.object({ AccessToken: field.text });

/** Issues a secret for the caller's app that shows codes. Only with an access token: no pool here asks for it at sign-in. */
export const associateSoftwareToken = publicOperation(
  'AssociateSoftwareToken',
  Input,
  (services) => async (input) => {
    const { pool, user } = await authenticate(services, input.AccessToken);
    requireSoftwareTokens(pool);
    return { SecretCode: issueSecret(services, pool, user) };
  },
);
