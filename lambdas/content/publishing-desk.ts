import { type DynamoDBDocumentClient, GetCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import type { Clock } from '../runtime/clock.ts';
import { conditionHeld } from '../runtime/condition-held.ts';

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
export const publishingDesk = (
  client: DynamoDBDocumentClient,
  TableName: string,
  clock: Clock,
): PublishingDesk => {
  const desk = { TableName, Key };
  const readDesk = async () =>
    Desk.parse((await client.send(new GetCommand({ ...desk, ConsistentRead: true }))).Item);
  const release = (condition: string, values: Readonly<Record<string, unknown>>): Promise<boolean> =>
    conditionHeld(
      client.send(
        new UpdateCommand({
          ...desk,
          UpdateExpression: 'REMOVE holder, #until',
          ConditionExpression: condition,
          ExpressionAttributeNames: { '#until': 'until' },
          ExpressionAttributeValues: values,
        }),
      ),
    );
  return {
    ask: async () => {
      await client.send(
        new UpdateCommand({
          ...desk,
          UpdateExpression: 'ADD asked :one',
          ExpressionAttributeValues: { ':one': 1 },
        }),
      );
    },
    takeTurn: async (holder, milliseconds) => {
      const now = clock().getTime();
      const taken = await conditionHeld(
        client.send(
          new UpdateCommand({
            ...desk,
            UpdateExpression: 'SET holder = :holder, #until = :until',
            ConditionExpression: 'attribute_not_exists(holder) OR #until <= :now',
            ExpressionAttributeNames: { '#until': 'until' },
            ExpressionAttributeValues: { ':holder': holder, ':now': now, ':until': now + milliseconds },
          }),
        ),
      );
      return taken ? (await readDesk()).asked : undefined;
    },
    endTurn: async (holder, asked) => {
      if (await release('holder = :holder AND asked = :asked', { ':holder': holder, ':asked': asked }))
        return undefined;
      const now = await readDesk();
      return now.holder === holder ? now.asked : undefined;
    },
    dropTurn: async (holder) => {
      await release('holder = :holder', { ':holder': holder });
    },
  };
};
