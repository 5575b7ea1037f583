import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { newYorkDay } from '#domain/kernel/new-york.ts';
import { GUEST_QUOTES_PER_ADDRESS_AND_HOUR, GUEST_QUOTES_PER_INBOX_AND_DAY } from '#domain/quotes/limits.ts';
import { countSender, countUpTo } from '../../runtime/table/count-up-to.ts';
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
    countSender(TableName, sender, GUEST_QUOTES_PER_ADDRESS_AND_HOUR, now),
  countInbox: (inbox: string, now: Date): Write =>
    countUpTo(TableName, { pk: `MAILED#${inbox}`, sk: newYorkDay(now) }, GUEST_QUOTES_PER_INBOX_AND_DAY, now),
});

export type RequestClaims = ReturnType<typeof requestClaims>;
