import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { retention } from '#domain/kernel/retention.ts';
import { NoticeKindName } from '#domain/notifications/kinds.ts';
import { dueList, duePosition } from '../../../runtime/aggregate/due-list.ts';
import { expires } from '../../../runtime/table/expires.ts';
import type { Item } from '../../../runtime/table/get-item.ts';
import { write } from '../../../runtime/table/write.ts';
import { putNew } from '../../../runtime/table/writes.ts';

const Waiting = z.object({
  pk: z.literal('WAITING'),
  sk: z.string(),
  /** When it was handed on. Then it waits no longer. */
  handed_at: z.optional(z.string()),
  cause: z.string(),
  mailed: z.boolean(),
  text: z.object({
    recipient: z.string(),
    to: z.object({ userId: z.string() }),
    kind: NoticeKindName,
    template: z.literal('shipment_news'),
    fields: z.object({ number: z.string(), title: z.string(), detail: z.string() }),
    path: z.string(),
  }),
});
type Waiting = z.infer<typeof Waiting>;
/** A message that waits for the morning of its receiver. */
export type WaitingText = Pick<Waiting, 'cause' | 'mailed' | 'text'>;

/** Messages that wait for the end of quiet hours: `WAITING` / `<instant>#<cause>#<recipient>` in the Notifications table. */
export const waitingStore = (client: DynamoDBDocumentClient, TableName: string) => ({
  /** Keeps a message until an instant, once. */
  keep: async ({ cause, mailed, text }: WaitingText, until: Date): Promise<void> => {
    const sk = duePosition(until.toISOString(), `${cause}#${text.recipient}#${text.to.userId}`);
    const item = { pk: 'WAITING', sk, cause, mailed, text, expires_at: expires(until, 'waiting') };
    await write(client, putNew(TableName, item));
  },
  /** What has waited long enough. */
  due: dueList(client, {
    TableName,
    partition: 'WAITING',
    days: retention.waiting.days,
    keep: (item) => item.handed_at === undefined,
  }),
  toWaiting: (item: Item): Waiting => Waiting.parse(item),
  /** Notes that one was handed on. */
  handOn: async ({ pk, sk }: Pick<Waiting, 'pk' | 'sk'>, now: Date): Promise<void> => {
    await write(client, {
      Update: {
        TableName,
        Key: { pk, sk },
        UpdateExpression: 'SET handed_at = :now',
        ExpressionAttributeValues: { ':now': now.toISOString() },
      },
    });
  },
});

export type WaitingStore = ReturnType<typeof waitingStore>;
