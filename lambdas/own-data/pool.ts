import { CognitoIdentityProviderClient } from '@aws-sdk/client-cognito-identity-provider';
import { endSessions, type SignIn, signInOf } from '../identity/index.ts';
import { refusesOlder } from '../runtime/http/ended-sessions.ts';
import { type ClientTimeouts, clientSettings } from '../runtime/sdk.ts';
import type { SharedDependencies } from '../runtime/shared-dependencies.ts';

/** Sign-in in the pool of the stage. */
export const signInOfStage = (
  { USER_POOL_ID, SESSIONS_TABLE }: Readonly<Record<'USER_POOL_ID' | 'SESSIONS_TABLE', string>>,
  { client, clock }: Pick<SharedDependencies, 'client' | 'clock'>,
  timeouts: ClientTimeouts,
): SignIn => {
  const cognito = new CognitoIdentityProviderClient(clientSettings(timeouts));
  const refuseOlder = refusesOlder(client, SESSIONS_TABLE);
  return signInOf({
    cognito,
    userPoolId: USER_POOL_ID,
    endSessions: endSessions({ cognito, refuseOlder, clock }),
  });
};
