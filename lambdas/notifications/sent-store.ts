import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { expiresInDays } from '../runtime/clock.ts';
import { getItem } from '../runtime/table/get-item.ts';
import { write } from '../runtime/table/write.ts';

/** `free`: ours to send now. `sent`: done before. `taken`: another worker is at it this moment. */
type Claim = 'free' | 'sent' | 'taken';

/** Remembers what has been sent because of which event, to whom and on which channel. */
export interface SentStore {
  claim(eventId: string, recipient: string, now: Date): Promise<Claim>;
  confirm(eventId: string, recipient: string): Promise<void>;
}

/** In days: how long a repeated event is recognised. */
const KEPT = 30;
/** In milliseconds: a claim nobody confirmed in this time is a dead worker's, longer than a function may run. */
const CLAIM_HOLDS = 60_000;

const keyOf = (eventId: string, recipient: string) => ({ pk: `SENT#${eventId}`, sk: recipient });

/**
 * Claims before sending and confirms after, so that neither a repeat nor two workers at once send twice. Only a worker
 * that dies between the two leaves it open whether the message left, and then it is sent again rather than never.
 */
export const sentStore = (client: DynamoDBDocumentClient, TableName: string): SentStore => ({
  claim: async (eventId, recipient, now) => {
    const key = keyOf(eventId, recipient);
    const isOurs = await write(client, {
      Put: {
        TableName,
        Item: { ...key, state: 'claimed', claimed_at: now.getTime(), expires_at: expiresInDays(now, KEPT) },
        ConditionExpression: 'attribute_not_exists(pk) OR (#state = :claimed AND claimed_at < :stale)',
        ExpressionAttributeNames: { '#state': 'state' },
        ExpressionAttributeValues: { ':claimed': 'claimed', ':stale': now.getTime() - CLAIM_HOLDS },
      },
    });
    if (isOurs) return 'free';
    const claim = await getItem(client, TableName, key);
    return claim?.state === 'sent' ? 'sent' : 'taken';
  },
  confirm: async (eventId, recipient) => {
    await write(client, {
      Update: {
        TableName,
        Key: keyOf(eventId, recipient),
        UpdateExpression: 'SET #state = :sent',
        ExpressionAttributeNames: { '#state': 'state' },
        ExpressionAttributeValues: { ':sent': 'sent' },
      },
    });
  },
});
