import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import type { Clock } from '../runtime/clock.ts';
import { getItem, type ItemKey } from '../runtime/table/get-item.ts';
import { write } from '../runtime/table/write.ts';

const LockItem = z.object({ asked: z.number(), holder: z.optional(z.string()) });

/** The lock is one item of a table. */
const lockItem = (client: DynamoDBDocumentClient, TableName: string, Key: ItemKey) => ({
  read: async () => LockItem.parse(await getItem(client, TableName, Key)),
  /** A conditional write. Returns whether the condition held. */
  update: (
    UpdateExpression: string,
    values: Readonly<Record<string, unknown>>,
    condition?: string,
  ): Promise<boolean> =>
    write(client, {
      Update: {
        TableName,
        Key,
        UpdateExpression,
        ExpressionAttributeValues: values,
        ...(condition ? { ConditionExpression: condition } : {}),
      },
    }),
});

/**
 * Lets one run publish at a time, for each key of an item, and counts requests, so that the run that holds the lock sees the requests of the others.
 * The lock ends by itself, so that a run that died does not hold it for good.
 */
export const publishingLock = (
  client: DynamoDBDocumentClient,
  TableName: string,
  clock: Clock,
  key: ItemKey = { pk: 'PUBLISHING', sk: 'DESK' },
) => {
  const item = lockItem(client, TableName, key);
  const release = 'REMOVE holder, heldUntil';
  return {
    /** Counts one more request to publish. */
    ask: async (): Promise<void> => {
      await item.update('ADD asked :one', { ':one': 1 });
    },
    /** Takes the lock for a time. Returns the number of requests so far, or undefined when another run holds the lock. */
    acquire: async (holder: string, milliseconds: number): Promise<number | undefined> => {
      const now = clock().getTime();
      const taken = await item.update(
        'SET holder = :holder, heldUntil = :until',
        { ':holder': holder, ':now': now, ':until': now + milliseconds },
        'attribute_not_exists(holder) OR heldUntil <= :now',
      );
      return taken ? (await item.read()).asked : undefined;
    },
    /** Releases the lock. If there were requests since `asked`, the holder keeps the lock and gets their new number. */
    release: async (holder: string, asked: number): Promise<number | undefined> => {
      const mine = { ':holder': holder, ':asked': asked };
      if (await item.update(release, mine, 'holder = :holder AND asked = :asked')) return undefined;
      const now = await item.read();
      return now.holder === holder ? now.asked : undefined;
    },
    /** Releases the lock of a run that failed. A lock that another run holds stays. */
    abandon: async (holder: string): Promise<void> => {
      await item.update(release, { ':holder': holder }, 'holder = :holder');
    },
  };
};

export type PublishingLock = ReturnType<typeof publishingLock>;
