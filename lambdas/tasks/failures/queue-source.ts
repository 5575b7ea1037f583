import type { DerivedTask } from '#domain/kernel/derived-task.ts';
import { taskIdOf } from '#domain/tasks/task.ts';
import type { FailedQueues } from '../../runtime/queues/failed-queues.ts';
import type { SharedDependencies } from '../../runtime/shared-dependencies.ts';
import type { TaskStore } from '../store/task-store.ts';

interface Deps extends Pick<SharedDependencies, 'clock'> {
  readonly queues: FailedQueues;
  readonly store: Pick<TaskStore, 'find'>;
}

/**
 * What waits in the queues of messages that failed. A queue does not say since when it has messages, so that is when one was first
 * seen: the task remembers it as long as it is open.
 */
export const queueSource = ({ queues, store, clock }: Deps) => ({
  of: async (name: string): Promise<readonly DerivedTask<'DEAD_LETTERS'>[]> => {
    if (((await queues.waitingIn(name)) ?? 0) === 0) return [];
    const task = await store.find(taskIdOf('DEAD_LETTERS', name));
    const since = task && task.closedAt === undefined ? task.since : clock().toISOString();
    return [{ kind: 'DEAD_LETTERS', since }];
  },
  open: async () => ({ items: queues.names }),
});
