import { CognitoIdentityProviderClient } from '@aws-sdk/client-cognito-identity-provider';
import { rolesOfWorker } from '../identity/index.ts';
import { readEnv, required } from '../runtime/env.ts';
import { browserTimeouts, clientSettings } from '../runtime/sdk.ts';
import { sharedDependencies } from '../runtime/shared-dependencies.ts';
import { variables, wire } from './http.ts';

const env = readEnv({ ...variables, USER_POOL_ID: required });
const cognito = new CognitoIdentityProviderClient(clientSettings(browserTimeouts));

export const handler = wire(env, {
  ...sharedDependencies(browserTimeouts),
  rolesOf: rolesOfWorker(cognito, env.USER_POOL_ID),
});
