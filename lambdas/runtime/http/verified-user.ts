import { CognitoJwtVerifier } from 'aws-jwt-verify';
import { SimpleJwksCache } from 'aws-jwt-verify/jwk';
import { type EnvOf, optional, required } from '../env.ts';
import { logger } from '../logger.ts';

/** User id of a valid access token of ours, from an `authorization` header. Undefined without a token or with any other one. */
export type VerifiedUser = (authorization: string | undefined) => Promise<string | undefined>;

/** Pool and client whose tokens are accepted, and the address of Cognito when it is not the public one. */
export const poolVariables = {
  USER_POOL_ID: required,
  USER_POOL_CLIENT_ID: required,
  AWS_ENDPOINT_URL_COGNITO_IDENTITY_PROVIDER: optional,
};

/** When the keys of the pool do not arrive in time, the request goes on without a user. The browser should not wait longer. */
const KEYS_TIMEOUT_MS = 1500;

const keysFrom = (endpoint: string) => ({
  fetch: async (uri: string): Promise<ArrayBuffer> => {
    const where = endpoint === '' ? uri : new URL(new URL(uri).pathname, endpoint);
    const answer = await fetch(where, { signal: AbortSignal.timeout(KEYS_TIMEOUT_MS) });
    if (!answer.ok) throw new Error(`The keys of the user pool answered ${answer.status}.`);
    return answer.arrayBuffer();
  },
});

/**
 * Public routes have no authorizer, so the token is verified here when there is one. A request with a bad, expired or
 * foreign token is not refused: it counts as one without a user.
 */
export const verifiedUser = (env: EnvOf<typeof poolVariables>): VerifiedUser => {
  const verifier = CognitoJwtVerifier.create(
    { userPoolId: env.USER_POOL_ID, clientId: env.USER_POOL_CLIENT_ID, tokenUse: 'access' },
    { jwksCache: new SimpleJwksCache({ fetcher: keysFrom(env.AWS_ENDPOINT_URL_COGNITO_IDENTITY_PROVIDER) }) },
  );
  return async (authorization) => {
    const [, token] = /^bearer ([\w.-]+)$/i.exec(authorization ?? '') ?? [];
    if (token === undefined) return undefined;
    try {
      return (await verifier.verify(token)).sub;
    } catch (failure) {
      // Messages of the verifier contain parts of the token, so only the name of the error is logged.
      logger.info('A token was not verified', {
        reason: failure instanceof Error ? failure.name : 'unknown',
      });
      return undefined;
    }
  };
};
