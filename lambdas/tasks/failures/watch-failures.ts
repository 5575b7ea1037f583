import type { SQSClient } from '@aws-sdk/client-sqs';
import type { DerivedTask } from '#domain/kernel/derived-task.ts';
import { taskIdOf } from '#domain/tasks/task.ts';
import { type EnvOf, required } from '../../runtime/env.ts';
import { pauseOf } from '../../runtime/pause.ts';
import type { FailedQueues } from '../../runtime/queues/failed-queues.ts';
import { failedQueues } from '../../runtime/queues/failed-queues.ts';
import type { SharedDependencies } from '../../runtime/shared-dependencies.ts';
import { waitingOnFailure } from '../../told.ts';
import { bringUpToDate } from '../follow/bring-up-to-date.ts';
import { lookAtAll } from '../follow/look-at-all.ts';
import { sourcesOf, tablesOf } from '../follow/sources-of.ts';
import type { TaskStore } from '../store/task-store.ts';
import { taskStore } from '../store/task-store.ts';

interface Deps extends Pick<SharedDependencies, 'clock'> {
  readonly queues: FailedQueues;
  readonly store: Pick<TaskStore, 'find'>;
}

/**
 * What waits in the queues of messages that failed. A queue does not say since when it has messages, so that is when one was first
 * seen: the task remembers it as long as it is open.
 */
const queueSource = ({ queues, store, clock }: Deps) => ({
  of: async (name: string): Promise<readonly DerivedTask<'DEAD_LETTERS'>[]> => {
    if (((await queues.waitingIn(name)) ?? 0) === 0) return [];
    const task = await store.find(taskIdOf('DEAD_LETTERS', name));
    const since = task && task.closedAt === undefined ? task.since : clock().toISOString();
    return [{ kind: 'DEAD_LETTERS', since }];
  },
  open: async () => ({ items: queues.names }),
});

/** The URLs are separated by blanks. */
export const failureVariables = {
  TASKS_TABLE: required,
  DEAD_LETTER_QUEUES: required,
  ...tablesOf(waitingOnFailure),
};

interface Dependencies extends Pick<SharedDependencies, 'client' | 'clock'> {
  readonly sqs: SQSClient;
}

/**
 * Looks at every queue of messages that failed: one with messages is a task for admins until it is empty. And at what domains know
 * to have failed, such as mail that came back.
 */
export const watchFailures = (env: EnvOf<typeof failureVariables>, { client, clock, sqs }: Dependencies) => {
  const store = taskStore(client, env.TASKS_TABLE);
  const queue = queueSource({ queues: failedQueues(sqs, env.DEAD_LETTER_QUEUES), store, clock });
  const sources = { queue, ...sourcesOf(waitingOnFailure, env, { client, clock }) };
  const upToDate = bringUpToDate({ store, clock, pause: pauseOf(25), sources });
  return async () => ({ looked: await lookAtAll(sources, upToDate) });
};
