import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { newYorkDay } from '#domain/kernel/new-york.ts';
import { GUEST_QUOTES_PER_ADDRESS_AND_HOUR, GUEST_QUOTES_PER_INBOX_AND_DAY } from '#domain/quotes/limits.ts';
import { expires } from '../../runtime/table/expires.ts';
import { getItem } from '../../runtime/table/get-item.ts';
import { putNew, type Write } from '../../runtime/table/writes.ts';

/** A request that was answered: with which quote, and what was asked. */
interface AnsweredRequest {
  readonly reference: string;
  /** Hash of the body. */
  readonly body: string;
}

const requestKey = (key: string) => ({ pk: `REQUEST#${key}`, sk: 'CLAIM' });

/** Counts up to a limit in one window. The condition fails when the limit is reached. */
const countUpTo = (TableName: string, pk: string, window: string, most: number, now: Date): Write => ({
  Update: {
    TableName,
    Key: { pk, sk: window },
    UpdateExpression: 'ADD #sent :one SET expires_at = :expires',
    ConditionExpression: 'attribute_not_exists(#sent) OR #sent < :most',
    ExpressionAttributeNames: { '#sent': 'sent' },
    ExpressionAttributeValues: { ':one': 1, ':most': most, ':expires': expires(now, 'rate') },
  },
});

/** What is written beside a new quote, so that it is made once and nobody asks for too many. */
export const requestClaims = (client: DynamoDBDocumentClient, TableName: string) => ({
  /** The answer of a request that was made before. `key` is a hash of the caller and the idempotency key. */
  answered: async (key: string): Promise<AnsweredRequest | undefined> => {
    const item = await getItem(client, TableName, requestKey(key));
    return item && { reference: String(item.reference), body: String(item.body) };
  },
  request: (key: string, answered: AnsweredRequest, now: Date): Write =>
    putNew(TableName, { ...requestKey(key), ...answered, expires_at: expires(now, 'claim') }),
  challenge: (id: string, now: Date): Write =>
    putNew(TableName, { pk: `CHALLENGE#${id}`, sk: 'CLAIM', expires_at: expires(now, 'challenge') }),
  /** `sender` is the keyed hash of a network address. */
  countSender: (sender: string, now: Date): Write =>
    countUpTo(
      TableName,
      `SENDER#${sender}`,
      now.toISOString().slice(0, 13),
      GUEST_QUOTES_PER_ADDRESS_AND_HOUR,
      now,
    ),
  countInbox: (inbox: string, now: Date): Write =>
    countUpTo(TableName, `MAILED#${inbox}`, newYorkDay(now), GUEST_QUOTES_PER_INBOX_AND_DAY, now),
});

export type RequestClaims = ReturnType<typeof requestClaims>;
