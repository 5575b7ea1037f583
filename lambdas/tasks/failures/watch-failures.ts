import type { SQSClient } from '@aws-sdk/client-sqs';
import { mailTaskSource } from '../../notifications/index.ts';
import { type EnvOf, required } from '../../runtime/env.ts';
import { pauseOf } from '../../runtime/pause.ts';
import { failedQueues } from '../../runtime/queues/failed-queues.ts';
import type { SharedDependencies } from '../../runtime/shared-dependencies.ts';
import { bringUpToDate } from '../follow/bring-up-to-date.ts';
import { taskStore } from '../store/task-store.ts';
import { queueSource } from './queue-source.ts';

/** The URLs are separated by blanks. */
export const failureVariables = {
  TASKS_TABLE: required,
  NOTIFICATIONS_TABLE: required,
  DEAD_LETTER_QUEUES: required,
};

interface Dependencies extends Pick<SharedDependencies, 'client' | 'clock'> {
  readonly sqs: SQSClient;
}

/**
 * Looks at every queue of messages that failed: one with messages is a task for admins until it is empty. And at the addresses whose
 * mail came back: together they are one task for the desk.
 */
export const watchFailures = (
  { TASKS_TABLE, NOTIFICATIONS_TABLE, DEAD_LETTER_QUEUES }: EnvOf<typeof failureVariables>,
  { client, clock, sqs }: Dependencies,
) => {
  const store = taskStore(client, TASKS_TABLE);
  const queue = queueSource({ queues: failedQueues(sqs, DEAD_LETTER_QUEUES), store, clock });
  const mail = mailTaskSource(client, NOTIFICATIONS_TABLE);
  const upToDate = bringUpToDate({ store, clock, pause: pauseOf(25), sources: { queue, mail } });
  return async (): Promise<{ readonly queues: number }> => {
    const { items } = await queue.open();
    await Promise.all([
      ...items.map((id) => upToDate({ kind: 'queue', id })),
      upToDate({ kind: 'mail', id: 'returned' }),
    ]);
    return { queues: items.length };
  };
};
