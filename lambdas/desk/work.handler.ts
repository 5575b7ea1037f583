import { CognitoIdentityProviderClient } from '@aws-sdk/client-cognito-identity-provider';
import { BulkContinuedV1 } from '#events/desk/bulk-continued.v1.ts';
import { BulkStartedV1 } from '#events/desk/bulk-started.v1.ts';
import { rolesOfWorker } from '../identity/index.ts';
import { readEnv, required } from '../runtime/env.ts';
import { pauseOf } from '../runtime/pause.ts';
import { clientSettings, workerTimeouts } from '../runtime/sdk.ts';
import { sharedDependencies } from '../runtime/shared-dependencies.ts';
import { busOf, on } from '../runtime/triggers/by-type.ts';
import { actVariables, deskActs } from './bulk/desk-acts.ts';
import { workOnBulk } from './bulk/work-on-bulk.ts';
import { bulkStore } from './store/bulk-store.ts';

const env = readEnv({ DESK_TABLE: required, USER_POOL_ID: required, ...actVariables });
const shared = sharedDependencies(workerTimeouts);
const cognito = new CognitoIdentityProviderClient(clientSettings(workerTimeouts));
const work = workOnBulk({
  ...shared,
  bulks: bulkStore(shared.client, env.DESK_TABLE),
  acts: deskActs(shared.client, env, shared),
  rolesOf: rolesOfWorker(cognito, env.USER_POOL_ID),
  pause: pauseOf(200),
});
const goOn = ({ data: { bulk }, correlationId }: { data: { bulk: string }; correlationId: string }) =>
  work(bulk, correlationId);

export const handler = busOf(on(BulkStartedV1, goOn), on(BulkContinuedV1, goOn));
