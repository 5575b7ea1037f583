import { CognitoIdentityProviderClient } from '@aws-sdk/client-cognito-identity-provider';
import { accountDirectory } from '../../identity/index.ts';
import { readEnv, required } from '../../runtime/env.ts';
import { clientSettings, workerTimeouts } from '../../runtime/sdk.ts';
import { sharedDependencies } from '../../runtime/shared-dependencies.ts';
import { busOf } from '../../runtime/triggers/by-type.ts';
import { accountListeners } from '../heard/account-confirmed.ts';
import { listeners, variables } from '../heard/listeners.ts';

const env = readEnv({ ...variables, USER_POOL_ID: required });
const dependencies = sharedDependencies(workerTimeouts);
const cognito = new CognitoIdentityProviderClient(clientSettings(workerTimeouts));
const accounts = accountDirectory(cognito, env.USER_POOL_ID);

// The ids of this function in AWS follow from the path of this file, so it stays here.
export const handler = busOf(
  ...listeners(env, dependencies),
  ...accountListeners(env, { ...dependencies, accounts }),
);
