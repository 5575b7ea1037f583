import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { messageTemplates, type TemplateName } from '#domain/notifications/whatsapp/templates.ts';
import { expires } from '../../../runtime/table/expires.ts';
import { getItem } from '../../../runtime/table/get-item.ts';
import { write } from '../../../runtime/table/write.ts';
import { putNew } from '../../../runtime/table/writes.ts';

const Sent = z.object({
  cause: z.string(),
  userId: z.string(),
  template: z.enum(Object.keys(messageTemplates) as [TemplateName, ...TemplateName[]]),
  values: z.array(z.string()),
  path: z.string(),
  /** The letter that says it when it does not arrive, as text. Absent when an e-mail says the same anyway. */
  instead: z.optional(z.string()),
  status: z.string(),
});
export type SentMessage = z.infer<typeof Sent>;

/** What a receipt may replace, so that one that comes late or twice changes nothing. */
const before: Readonly<Record<string, readonly string[]>> = {
  delivered: ['sent'],
  read: ['sent', 'delivered'],
  failed: ['sent'],
};

/** The key of a message that the provider took. */
export const messageKey = (messageId: string) => ({ pk: `WHATSAPP#${messageId}`, sk: 'MESSAGE' });

/** Messages that the provider took, by its id: `WHATSAPP#<id>` / `MESSAGE` in the Notifications table. */
export const messageStore = (client: DynamoDBDocumentClient, TableName: string) => ({
  /** Notes a message once. */
  note: async (messageId: string, message: Omit<SentMessage, 'status'>, now: Date): Promise<void> => {
    const item = { ...messageKey(messageId), ...message, status: 'sent', sent_at: now.toISOString() };
    await write(client, putNew(TableName, { ...item, expires_at: expires(now, 'message') }));
  },
  find: async (messageId: string): Promise<SentMessage | undefined> => {
    const item = await getItem(client, TableName, messageKey(messageId));
    return item && Sent.parse(item);
  },
  /** Notes a receipt. */
  receipt: async (messageId: string, status: keyof typeof before): Promise<void> => {
    const allowed = before[status] ?? [];
    await write(client, {
      Update: {
        TableName,
        Key: messageKey(messageId),
        UpdateExpression: 'SET #status = :status',
        ConditionExpression: allowed.map((_, place) => `#status = :before${place}`).join(' OR '),
        ExpressionAttributeNames: { '#status': 'status' },
        ExpressionAttributeValues: {
          ':status': status,
          ...Object.fromEntries(allowed.map((each, place) => [`:before${place}`, each])),
        },
      },
    });
  },
});

export type MessageStore = ReturnType<typeof messageStore>;
