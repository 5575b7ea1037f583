import { CognitoIdentityProviderClient } from '@aws-sdk/client-cognito-identity-provider';
import { readEnv } from '../runtime/env.ts';
import { browserTimeouts, clientSettings } from '../runtime/sdk.ts';
import { sharedDependencies } from '../runtime/shared-dependencies.ts';
import { endSessions } from './end-sessions.ts';
import { variables, wire } from './http.ts';

const cognito = new CognitoIdentityProviderClient(clientSettings(browserTimeouts));

export const handler = wire(readEnv(variables), {
  ...sharedDependencies(browserTimeouts),
  endSessions: endSessions(cognito),
});
