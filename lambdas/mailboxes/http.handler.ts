import { CognitoIdentityProviderClient } from '@aws-sdk/client-cognito-identity-provider';
import { accountDirectory } from '../identity/index.ts';
import { readEnv, required } from '../runtime/env.ts';
import { clientSettings, patientAsABrowser } from '../runtime/sdk.ts';
import { surroundings } from '../runtime/surroundings.ts';
import { variables, wire } from './http.ts';

const env = readEnv({ ...variables, USER_POOL_ID: required });
const cognito = new CognitoIdentityProviderClient(clientSettings(patientAsABrowser));

export const handler = wire(env, {
  ...surroundings(patientAsABrowser),
  accounts: accountDirectory(cognito, env.USER_POOL_ID),
});
