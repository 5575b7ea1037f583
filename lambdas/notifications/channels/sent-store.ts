import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { expires } from '../../runtime/table/expires.ts';
import { getItem } from '../../runtime/table/get-item.ts';
import { write } from '../../runtime/table/write.ts';
import { putNew } from '../../runtime/table/writes.ts';

/**
 * `free`: the lease is ours, send now. `again`: the same, and a worker before us may have sent it. `sent`: done before. `taken`:
 * another worker holds the lease.
 */
type Claim = 'free' | 'again' | 'sent' | 'taken';

/** A lease ends after this time. Its worker must have died, because functions may not run that long. */
const LEASE_MS = 60_000;

/** `again` counts the leases that ended without an outcome: so many times it may have been sent more than once. */
const Held = z.object({ state: z.string(), claimed_at: z.number(), again: z._default(z.number(), 0) });

const keyOf = (eventId: string, recipient: string) => ({ pk: `SENT#${eventId}`, sk: recipient });

/**
 * Records which letter was sent: for which event, to which recipient and by which channel. A worker takes a lease before
 * sending and confirms after it, so that neither a repeated event nor two workers send a letter twice. When a worker dies
 * in between, nobody knows whether the letter was sent. Then it is sent again (at least once).
 */
export const sentStore = (client: DynamoDBDocumentClient, TableName: string) => ({
  claim: async (eventId: string, recipient: string, now: Date): Promise<Claim> => {
    const key = keyOf(eventId, recipient);
    const claimed = {
      ...key,
      state: 'claimed',
      claimed_at: now.getTime(),
      expires_at: expires(now, 'sent'),
    };
    if (await write(client, putNew(TableName, claimed))) return 'free';
    const found = await getItem(client, TableName, key);
    const held = found && Held.parse(found);
    if (held?.state === 'sent') return 'sent';
    if (!held || held.claimed_at >= now.getTime() - LEASE_MS) return 'taken';
    const isOurs = await write(client, {
      Put: {
        TableName,
        Item: { ...claimed, again: held.again + 1 },
        ConditionExpression: '#state = :claimed AND claimed_at = :seen',
        ExpressionAttributeNames: { '#state': 'state' },
        ExpressionAttributeValues: { ':claimed': 'claimed', ':seen': held.claimed_at },
      },
    });
    return isOurs ? 'again' : 'taken';
  },
  /** Whether it is known that a letter went out. */
  isSent: async (eventId: string, recipient: string): Promise<boolean> =>
    (await getItem(client, TableName, keyOf(eventId, recipient)))?.state === 'sent',
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
