import { CognitoJwtVerifier } from 'aws-jwt-verify';
import { SimpleJwksCache } from 'aws-jwt-verify/jwk';
import { type EnvOf, optional, required } from '../env.ts';
import { logger } from '../logger.ts';

/** User id of a valid access token of ours, from an `authorization` header; undefined for any other, or for none. */
export type VerifiedUser = (authorization: string | undefined) => Promise<string | undefined>;

/** Whose tokens are good, and where Cognito answers when it is not at its public address. */
export const poolVariables = {
  USER_POOL_ID: required,
  USER_POOL_CLIENT_ID: required,
  AWS_ENDPOINT_URL_COGNITO_IDENTITY_PROVIDER: optional,
};

/** Rather without a user than a browser that waits. In milliseconds. */
const PATIENCE = 1500;

const keysFrom = (endpoint: string) => ({
  fetch: async (uri: string): Promise<ArrayBuffer> => {
    const where = endpoint === '' ? uri : new URL(new URL(uri).pathname, endpoint);
    const answer = await fetch(where, { signal: AbortSignal.timeout(PATIENCE) });
    if (!answer.ok) throw new Error(`The keys of the user pool answered ${answer.status}.`);
    return answer.arrayBuffer();
  },
});

/**
 * Routes that are open to anyone have no authorizer, so the token is verified here where there is one. A token that is
 * bad, old or somebody else's never costs what came with it: that is taken as a stranger's.
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
      // Messages of the verifier quote parts of the token; its name says enough.
      logger.info('A token was not verified', {
        reason: failure instanceof Error ? failure.name : 'unknown',
      });
      return undefined;
    }
  };
};
