import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { type TaskKind, taskKindNames } from '#domain/tasks/kinds.ts';
import type { Task, TaskSubject } from '#domain/tasks/task.ts';
import { oldestFirst } from '../../runtime/table/newest-first.ts';
import type { Page, PageRequest } from '../../runtime/table/page.ts';
import { queryItems } from '../../runtime/table/query.ts';
import {
  duePosition,
  kindPartition,
  ownerPartition,
  snoozedPartition,
  toTask,
  wakePosition,
} from './task-items.ts';

/** Tasks that are not out of sight at an instant. */
const awakeAt = (now: Date) => ({
  FilterExpression: 'attribute_not_exists(snoozedUntil) OR snoozedUntil <= :now',
  values: { ':now': now.toISOString() },
});

/** Lists tasks through the index, never by a scan. Only open tasks are in it. */
export const taskList = (client: DynamoDBDocumentClient, TableName: string) => {
  const listed = (partitions: readonly string[], page: PageRequest, now?: Date): Promise<Page<Task>> =>
    oldestFirst(
      client,
      {
        TableName,
        index: 'gsi1',
        partitions,
        rowOf: toTask,
        positionOf: duePosition,
        ...(now === undefined ? {} : { only: awakeAt(now) }),
      },
      page,
    );
  return {
    /** Tasks of these kinds that wait at an instant, those that are due first. */
    waiting: (kinds: readonly TaskKind[], now: Date, page: PageRequest): Promise<Page<Task>> =>
      listed(kinds.map(kindPartition), page, now),
    /** The things with an open task, those that are out of sight too. */
    open: async (page: PageRequest): Promise<Page<TaskSubject>> => {
      const { items, ...rest } = await listed(taskKindNames.map(kindPartition), page);
      return { ...rest, items: items.map(({ subject }) => subject) };
    },
    /** What somebody has taken, those that are due first. */
    ofOwner: (userId: string, page: PageRequest): Promise<Page<Task>> =>
      listed([ownerPartition(userId)], page),
    /** Tasks of these kinds that are out of sight at an instant, those that come back first. */
    snoozed: (kinds: readonly TaskKind[], now: Date, { after, limit }: PageRequest): Promise<Page<Task>> =>
      oldestFirst(
        client,
        {
          TableName,
          index: 'gsi1',
          partitions: kinds.map(snoozedPartition),
          rowOf: toTask,
          positionOf: wakePosition,
        },
        // `$` sorts after the `#` behind the instant.
        { after: after ?? `${now.toISOString()}$`, limit },
      ),
    /** The first tasks of a kind that wait at an instant, those that are due first. */
    first: async (kind: TaskKind, now: Date, limit: number): Promise<readonly Task[]> => {
      const { FilterExpression, values } = awakeAt(now);
      const items = await queryItems(
        client,
        {
          TableName,
          IndexName: 'gsi1',
          KeyConditionExpression: 'gsi1pk = :pk',
          FilterExpression,
          ExpressionAttributeValues: { ':pk': kindPartition(kind), ...values },
        },
        { limit },
      );
      return items.slice(0, limit).map(toTask);
    },
  };
};

export type TaskList = ReturnType<typeof taskList>;
