import { SQSClient } from '@aws-sdk/client-sqs';
import { readEnv } from '../runtime/env.ts';
import { clientSettings, workerTimeouts } from '../runtime/sdk.ts';
import { sharedDependencies } from '../runtime/shared-dependencies.ts';
import { schedule } from '../runtime/triggers/schedule.ts';
import { queueVariables, watchQueues } from './queues/watch-queues.ts';

const sqs = new SQSClient(clientSettings(workerTimeouts));

export const handler = schedule(
  'The look at the queues',
  watchQueues(readEnv(queueVariables), { ...sharedDependencies(workerTimeouts), sqs }),
);
