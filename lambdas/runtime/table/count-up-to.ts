import { expires } from './expires.ts';
import type { ItemKey } from './get-item.ts';
import type { Write } from './writes.ts';

/** Counts one more under this key, which names its window of time. The condition fails once `most` are counted. */
export const countUpTo = (TableName: string, Key: ItemKey, most: number, now: Date): Write => ({
  Update: {
    TableName,
    Key,
    UpdateExpression: 'ADD #sent :one SET expires_at = :expires',
    ConditionExpression: 'attribute_not_exists(#sent) OR #sent < :most',
    ExpressionAttributeNames: { '#sent': 'sent' },
    ExpressionAttributeValues: { ':one': 1, ':most': most, ':expires': expires(now, 'rate') },
  },
});

/** The same for what one network sends within an hour. `sender` is the keyed hash of its address. */
export const countSender = (TableName: string, sender: string, most: number, now: Date): Write =>
  countUpTo(TableName, { pk: `SENDER#${sender}`, sk: now.toISOString().slice(0, 13) }, most, now);
