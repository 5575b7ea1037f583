import type { SQSClient } from '@aws-sdk/client-sqs';
import { type EnvOf, required } from '../../runtime/env.ts';
import { pauseOf } from '../../runtime/pause.ts';
import { failedQueues } from '../../runtime/queues/failed-queues.ts';
import type { SharedDependencies } from '../../runtime/shared-dependencies.ts';
import { bringUpToDate } from '../follow/bring-up-to-date.ts';
import { taskStore } from '../store/task-store.ts';
import { queueSource } from './queue-source.ts';

/** The URLs are separated by blanks. */
export const queueVariables = { TASKS_TABLE: required, DEAD_LETTER_QUEUES: required };

interface Dependencies extends Pick<SharedDependencies, 'client' | 'clock'> {
  readonly sqs: SQSClient;
}

/** Looks at every queue of messages that failed. One with messages is a task for admins until it is empty. */
export const watchQueues = (
  { TASKS_TABLE, DEAD_LETTER_QUEUES }: EnvOf<typeof queueVariables>,
  { client, clock, sqs }: Dependencies,
) => {
  const store = taskStore(client, TASKS_TABLE);
  const queue = queueSource({ queues: failedQueues(sqs, DEAD_LETTER_QUEUES), store, clock });
  const upToDate = bringUpToDate({ store, clock, pause: pauseOf(25), sources: { queue } });
  return async (): Promise<{ readonly queues: number }> => {
    const { items } = await queue.open();
    await Promise.all(items.map((id) => upToDate({ kind: 'queue', id })));
    return { queues: items.length };
  };
};
