import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import type { Clock } from '../runtime/clock.ts';
import { getItem } from '../runtime/table/get-item.ts';
import { write } from '../runtime/table/write.ts';

/** Whose turn it is to publish, and how often it was asked for. */
export interface PublishingDesk {
  /** Notes that something may have changed. */
  ask(): Promise<void>;
  /** Takes the turn for so many milliseconds; answers how often was asked until then, undefined when it is another's. */
  takeTurn(holder: string, milliseconds: number): Promise<number | undefined>;
  /** Ends the turn, unless somebody has asked since: then it stays, and the answer says how often was asked by now. */
  endTurn(holder: string, asked: number): Promise<number | undefined>;
  /** Ends the turn of a run that failed; another's is left alone. */
  dropTurn(holder: string): Promise<void>;
}

const Key = { pk: 'PUBLISHING', sk: 'DESK' } as const;
const Desk = z.object({ asked: z.number(), holder: z.optional(z.string()) });

/** The desk is one item of the Content table. */
const deskItem = (client: DynamoDBDocumentClient, TableName: string) => ({
  read: async () => Desk.parse(await getItem(client, TableName, Key)),
  /** Updates it where the condition holds; tells whether it did. */
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

/** Publishing's desk in the Content table. */
export const publishingDesk = (
  client: DynamoDBDocumentClient,
  TableName: string,
  clock: Clock,
): PublishingDesk => {
  const item = deskItem(client, TableName);
  const release = 'REMOVE holder, heldUntil';
  return {
    ask: async () => {
      await item.update('ADD asked :one', { ':one': 1 });
    },
    takeTurn: async (holder, milliseconds) => {
      const now = clock().getTime();
      const taken = await item.update(
        'SET holder = :holder, heldUntil = :until',
        { ':holder': holder, ':now': now, ':until': now + milliseconds },
        'attribute_not_exists(holder) OR heldUntil <= :now',
      );
      return taken ? (await item.read()).asked : undefined;
    },
    endTurn: async (holder, asked) => {
      const mine = { ':holder': holder, ':asked': asked };
      if (await item.update(release, mine, 'holder = :holder AND asked = :asked')) return undefined;
      const now = await item.read();
      return now.holder === holder ? now.asked : undefined;
    },
    dropTurn: async (holder) => {
      await item.update(release, { ':holder': holder }, 'holder = :holder');
    },
  };
};
