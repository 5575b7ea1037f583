import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { compose } from '#events/envelope.ts';
import { AccountClosedV1 } from '#events/identity/account-closed.v1.ts';
import { processItems } from '../../runtime/aggregate/process.ts';
import type { NewId } from '../../runtime/new-id.ts';
import { expires } from '../../runtime/table/expires.ts';
import { outboxItem } from '../../runtime/table/outbox.ts';
import { transact } from '../../runtime/table/transact.ts';
import { write } from '../../runtime/table/write.ts';

/** The closing of one account, from the yes of its owner until nothing is left of them. */
const Closing = z.object({
  kind: z.literal('closing'),
  /** Whose account it is, and who closes it. */
  by: z.string(),
  at: z.string(),
  /** The same instant in milliseconds. */
  begun: z.int(),
  /** Nothing kept it from being closed when it was looked at again, after sign-in had ended: from then on there is no way back. */
  forgettingSince: z.optional(z.string()),
  doneAt: z.optional(z.string()),
});
export type Closing = z.infer<typeof Closing>;

/** The closings of accounts, each resumable by anybody. */
export const accountClosings = (client: DynamoDBDocumentClient, TableName: string) => {
  const items = processItems<Closing>(client, {
    TableName,
    partition: 'CLOSINGS',
    thingOf: ({ by }) => by,
    parse: (item) => Closing.parse(item),
    turn: { closing: 'begun' },
    expires: (now) => expires(now, 'process'),
  });
  return {
    find: (userId: string) => items.find('closing', userId),
    open: items.open,
    finish: items.finish,
    /** Begins one with its event, unless it has begun. Returns the one that is under way then. */
    begin: async (
      userId: string,
      now: Date,
      origin: { readonly newId: NewId; readonly correlationId: string },
    ): Promise<Closing | undefined> => {
      const before = await items.find('closing', userId);
      if (before !== undefined && before.doneAt === undefined) return before;
      const at = now.toISOString();
      const closing: Closing = { kind: 'closing', by: userId, at, begun: now.getTime() };
      const event = compose(
        AccountClosedV1,
        { subject: userId, version: closing.begun, at, data: { userId, closedAt: at } },
        origin,
      );
      const refused = await transact(
        client,
        { begun: items.begins(closing) },
        { also: [outboxItem(TableName, event)] },
      );
      return refused === undefined ? closing : items.find('closing', userId);
    },
    /** Notes that forgetting begins. */
    goOn: async (closing: Closing, now: Date): Promise<void> => {
      await write(client, {
        Update: {
          TableName,
          Key: items.keyOf(closing),
          UpdateExpression: 'SET forgettingSince = :now',
          ConditionExpression: 'begun = :begun AND attribute_not_exists(forgettingSince)',
          ExpressionAttributeValues: { ':now': now.toISOString(), ':begun': closing.begun },
        },
      });
    },
  };
};

export type AccountClosings = ReturnType<typeof accountClosings>;
