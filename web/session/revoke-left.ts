import { Amplify } from 'aws-amplify';
import { keepLeftTokens, type LeftToken, leftTokens } from './left-token.ts';

/** A refresh token is valid for this long at most; older ones need no revoking. */
const VALID_MS = 30 * 86_400_000;

const endpointOf = (): string | undefined => {
  const cognito = Amplify.getConfig().Auth?.Cognito;
  if (!cognito?.userPoolId) return undefined;
  return cognito.userPoolEndpoint ?? `https://cognito-idp.${cognito.userPoolId.split('_')[0]}.amazonaws.com/`;
};

/** Whether Cognito has answered. What it refuses is no session any more. */
const isRevoked = async (endpoint: string, { clientId, token }: LeftToken): Promise<boolean> => {
  try {
    const { status } = await fetch(endpoint, {
      method: 'POST',
      headers: {
        'content-type': 'application/x-amz-json-1.1',
        'x-amz-target': 'AWSCognitoIdentityProviderService.RevokeToken',
      },
      body: JSON.stringify({ ClientId: clientId, Token: token }),
    });
    return status < 500 && status !== 429;
  } catch {
    return false;
  }
};

/** Revokes the sessions that were ended here without a network. What could not be sent stays for the next start. */
export const revokeLeft = async (now = Date.now()): Promise<void> => {
  const endpoint = endpointOf();
  if (endpoint === undefined) return;
  for (const left of leftTokens()) {
    const isOver = now - left.at > VALID_MS || (await isRevoked(endpoint, left));
    if (isOver) keepLeftTokens(leftTokens().filter(({ token }) => token !== left.token));
  }
};
