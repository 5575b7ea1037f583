import { CognitoIdentityProviderClient } from '@aws-sdk/client-cognito-identity-provider';
import { readEnv } from '../runtime/env.ts';
import { clientSettings, patientAsABrowser } from '../runtime/sdk.ts';
import { surroundings } from '../runtime/surroundings.ts';
import { endSessions } from './end-sessions.ts';
import { variables, wire } from './http.ts';

const cognito = new CognitoIdentityProviderClient(clientSettings(patientAsABrowser));

export const handler = wire(readEnv(variables), {
  ...surroundings(patientAsABrowser),
  endSessions: endSessions(cognito),
});
