import { CognitoIdentityProviderClient } from '@aws-sdk/client-cognito-identity-provider';
import { RightsChangedV1 } from '#events/identity/rights-changed.v1.ts';
import { rolesOfWorker } from '../identity/index.ts';
import { readEnv, required } from '../runtime/env.ts';
import { clientSettings, workerTimeouts } from '../runtime/sdk.ts';
import { sharedDependencies } from '../runtime/shared-dependencies.ts';
import { on } from '../runtime/triggers/by-type.ts';
import { scheduleAndBus } from '../runtime/triggers/schedule-and-bus.ts';
import { variables, wire } from './watch.ts';

const env = readEnv({ ...variables, USER_POOL_ID: required });
const cognito = new CognitoIdentityProviderClient(clientSettings(workerTimeouts));
const { warn, rightsChanged } = wire(env, {
  ...sharedDependencies(workerTimeouts),
  rolesOf: rolesOfWorker(cognito, env.USER_POOL_ID),
});

export const handler = scheduleAndBus(
  'Telling of papers of drivers that expire',
  warn,
  on(RightsChangedV1, rightsChanged),
);
