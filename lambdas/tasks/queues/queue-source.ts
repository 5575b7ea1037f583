import { GetQueueAttributesCommand, type SQSClient } from '@aws-sdk/client-sqs';
import type { DerivedTask } from '#domain/kernel/derived-task.ts';
import { taskIdOf } from '#domain/tasks/task.ts';
import type { SharedDependencies } from '../../runtime/shared-dependencies.ts';
import type { TaskStore } from '../store/task-store.ts';

interface Deps extends Pick<SharedDependencies, 'clock'> {
  readonly sqs: SQSClient;
  readonly store: Pick<TaskStore, 'find'>;
  /** The URLs of the queues of messages that failed. */
  readonly urls: readonly string[];
}

/** The name of a queue, which is the end of its URL. */
const nameIn = (url: string): string => url.slice(url.lastIndexOf('/') + 1);

/**
 * What waits in the queues of messages that failed. A queue does not say since when it has messages, so that is when one was first
 * seen: the task remembers it as long as it is open.
 */
export const queueSource = ({ sqs, store, urls, clock }: Deps) => {
  const known = new Map(urls.map((url) => [nameIn(url), url]));
  const countIn = async (QueueUrl: string): Promise<number> => {
    const { Attributes } = await sqs.send(
      new GetQueueAttributesCommand({ QueueUrl, AttributeNames: ['ApproximateNumberOfMessages'] }),
    );
    return Number(Attributes?.ApproximateNumberOfMessages ?? 0);
  };
  return {
    of: async (name: string): Promise<readonly DerivedTask<'DEAD_LETTERS'>[]> => {
      const url = known.get(name);
      if (url === undefined || (await countIn(url)) === 0) return [];
      const task = await store.find(taskIdOf('DEAD_LETTERS', name));
      const since = task && task.closedAt === undefined ? task.since : clock().toISOString();
      return [{ kind: 'DEAD_LETTERS', since }];
    },
    open: async () => ({ items: [...known.keys()] }),
  };
};
