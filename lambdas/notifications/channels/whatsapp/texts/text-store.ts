import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import type { Outcome } from '#domain/notifications/outcome.ts';
import { expires } from '../../../../runtime/table/expires.ts';
import { getItem } from '../../../../runtime/table/get-item.ts';
import { write } from '../../../../runtime/table/write.ts';
import { put, putNew } from '../../../../runtime/table/writes.ts';
import { messageKey } from '../message-store.ts';
import type { SendOutcome } from '../sender.ts';

const Handed = z.object({
  /** The provider's id; absent for a text that it did not take. */
  messageId: z.optional(z.string()),
});

const handedKey = (cause: string) => ({ pk: `TEXT#${cause}`, sk: 'HANDED' });

/** What receipts say, as the desk knows it. */
const states: Readonly<Record<string, Outcome>> = {
  sent: { state: 'SENT' },
  delivered: { state: 'DELIVERED' },
  read: { state: 'READ' },
  failed: { state: 'FAILED', why: 'LOST' },
};

/**
 * Texts that staff wrote: `TEXT#<event>` / `HANDED` says that the provider took one, and `WHATSAPP#<id>` / `MESSAGE` how far it came, as
 * for any other message.
 */
export const textStore = (client: DynamoDBDocumentClient, TableName: string) => ({
  /** Notes what the provider said of a text. */
  note: async (cause: string, outcome: SendOutcome, now: Date): Promise<void> => {
    const messageId = 'messageId' in outcome ? outcome.messageId : undefined;
    if (messageId !== undefined)
      await write(
        client,
        putNew(TableName, {
          ...messageKey(messageId),
          text: true,
          status: 'sent',
          sent_at: now.toISOString(),
          expires_at: expires(now, 'message'),
        }),
      );
    await write(
      client,
      put(TableName, {
        ...handedKey(cause),
        ...(messageId === undefined ? {} : { messageId }),
        expires_at: expires(now, 'enquiries'),
      }),
    );
  },
  /** Notes that a text is lost. False when the message is none that staff wrote. */
  lose: (messageId: string): Promise<boolean> =>
    write(client, {
      Update: {
        TableName,
        Key: messageKey(messageId),
        UpdateExpression: 'SET #status = :failed',
        ConditionExpression: '#text = :yes',
        ExpressionAttributeNames: { '#status': 'status', '#text': 'text' },
        ExpressionAttributeValues: { ':failed': 'failed', ':yes': true },
      },
    }),
  /** How far a text has come. */
  outcomeOf: async (cause: string): Promise<Outcome> => {
    const handed = await getItem(client, TableName, handedKey(cause));
    if (handed === undefined) return { state: 'QUEUED' };
    const { messageId } = Handed.parse(handed);
    if (messageId === undefined) return { state: 'FAILED', why: 'REFUSED' };
    const message = await getItem(client, TableName, messageKey(messageId));
    // What became of it is forgotten after a while. It was sent in any case.
    return states[String(message?.status)] ?? { state: 'SENT' };
  },
});
