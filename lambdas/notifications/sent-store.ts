import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { expiresInDays } from '../runtime/clock.ts';
import { getItem } from '../runtime/table/get-item.ts';
import { write } from '../runtime/table/write.ts';

/** `free`: the lease is ours, send now. `sent`: done before. `taken`: another worker holds the lease. */
type Claim = 'free' | 'sent' | 'taken';

/** How long a repeated event is recognized. */
const KEPT_DAYS = 30;
/** A lease ends after this time. Its worker must have died, because functions may not run that long. */
const LEASE_MS = 60_000;

const keyOf = (eventId: string, recipient: string) => ({ pk: `SENT#${eventId}`, sk: recipient });

/**
 * Records which letter was sent: for which event, to which recipient and by which channel. A worker takes a lease before
 * sending and confirms after it, so that neither a repeated event nor two workers send a letter twice. When a worker dies
 * in between, nobody knows whether the letter was sent. Then it is sent again (at least once).
 */
export const sentStore = (client: DynamoDBDocumentClient, TableName: string) => ({
  claim: async (eventId: string, recipient: string, now: Date): Promise<Claim> => {
    const key = keyOf(eventId, recipient);
    const isOurs = await write(client, {
      Put: {
        TableName,
        Item: {
          ...key,
          state: 'claimed',
          claimed_at: now.getTime(),
          expires_at: expiresInDays(now, KEPT_DAYS),
        },
        ConditionExpression: 'attribute_not_exists(pk) OR (#state = :claimed AND claimed_at < :stale)',
        ExpressionAttributeNames: { '#state': 'state' },
        ExpressionAttributeValues: { ':claimed': 'claimed', ':stale': now.getTime() - LEASE_MS },
      },
    });
    if (isOurs) return 'free';
    const claim = await getItem(client, TableName, key);
    return claim?.state === 'sent' ? 'sent' : 'taken';
  },
  confirm: async (eventId: string, recipient: string): Promise<void> => {
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

export type SentStore = ReturnType<typeof sentStore>;
