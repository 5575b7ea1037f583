import { SQSClient } from '@aws-sdk/client-sqs';
import { readEnv } from '../runtime/env.ts';
import { clientSettings, workerTimeouts } from '../runtime/sdk.ts';
import { sharedDependencies } from '../runtime/shared-dependencies.ts';
import { schedule } from '../runtime/triggers/schedule.ts';
import { failureVariables, watchFailures } from './failures/watch-failures.ts';

const sqs = new SQSClient(clientSettings(workerTimeouts));

export const handler = schedule(
  'The look at what failed',
  watchFailures(readEnv(failureVariables), { ...sharedDependencies(workerTimeouts), sqs }),
);
