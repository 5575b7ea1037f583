import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { type Task, type TaskEntry, type TaskSubject, taskOfId } from '#domain/tasks/task.ts';
import { getItem } from '../../runtime/table/get-item.ts';
import { outboxItem, type PublishedEvent } from '../../runtime/table/outbox.ts';
import { queryItems } from '../../runtime/table/query.ts';
import { writeTogether } from '../../runtime/table/transact.ts';
import { write } from '../../runtime/table/write.ts';
import {
  historyPrefix,
  historyWrite,
  subjectPartition,
  TASK,
  taskKey,
  taskWrites,
  toEntry,
  toTask,
} from './task-items.ts';

/** What a person did, with the event that tells it. */
interface Told {
  readonly entry: TaskEntry;
  readonly event: PublishedEvent;
}

/** Reads and writes tasks. Only the files of this folder know how they are stored. */
export const taskStore = (client: DynamoDBDocumentClient, TableName: string) => {
  const below = (pk: string, prefix: string) =>
    queryItems(client, {
      TableName,
      ConsistentRead: true,
      KeyConditionExpression: 'pk = :pk AND begins_with(sk, :prefix)',
      ExpressionAttributeValues: { ':pk': pk, ':prefix': prefix },
    });
  return {
    find: async (id: string): Promise<Task | undefined> => {
      const key = taskKey(id);
      const item = key && (await getItem(client, TableName, key));
      return item && toTask(item);
    },
    /** The tasks that a thing has or had. */
    ofSubject: async (subject: TaskSubject): Promise<readonly Task[]> =>
      (await below(subjectPartition(subject), TASK)).map(toTask),
    /** Who took, snoozed or finished a task, the oldest entry first. */
    history: async (id: string): Promise<readonly TaskEntry[]> => {
      const named = taskOfId(id);
      if (named === undefined) return [];
      return (await below(subjectPartition(named.subject), historyPrefix(named.kind))).map(toEntry);
    },
    /** Writes the next version of a task. False when another was written in between. */
    write: (before: Task | undefined, after: Task, told?: Told): Promise<boolean> => {
      const [item, ...lists] = taskWrites(TableName, before, after);
      const also = told
        ? [historyWrite(TableName, after, told.entry), outboxItem(TableName, told.event)]
        : [];
      return lists.length + also.length === 0
        ? write(client, item)
        : writeTogether(client, item, [...lists, ...also]);
    },
  };
};

export type TaskStore = ReturnType<typeof taskStore>;
