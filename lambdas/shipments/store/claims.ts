import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { expires } from '../../runtime/table/expires.ts';
import { getItem } from '../../runtime/table/get-item.ts';
import { putNew, type Write } from '../../runtime/table/writes.ts';

/** A form that made a shipment. */
interface MadeBefore {
  readonly number: string;
  /** Hash of the body. */
  readonly body: string;
}

const keyOf = (ownerId: string, key: string) => ({ pk: `KEY#${ownerId}#${key}`, sk: 'CLAIM' });
const quoteKey = (quote: string) => ({ pk: `QUOTE#${quote}`, sk: 'CLAIM' });

/** Claims that make a shipment once: of a form, by its idempotency key and its sender, and of a quote. */
export const claims = (client: DynamoDBDocumentClient, table: string) => ({
  madeBy: async (ownerId: string, key: string): Promise<MadeBefore | undefined> => {
    const item = await getItem(client, table, keyOf(ownerId, key));
    return item && { number: String(item.number), body: String(item.body) };
  },
  form: (ownerId: string, key: string, made: MadeBefore, now: Date): Write =>
    putNew(table, { ...keyOf(ownerId, key), ...made, expires_at: expires(now, 'claim') }),
  /** The shipment that this sender made of a quote. */
  ofQuote: async (quote: string, ownerId: string): Promise<string | undefined> => {
    const item = await getItem(client, table, quoteKey(quote));
    return item?.ownerId === ownerId ? String(item.number) : undefined;
  },
  quote: (quote: string, number: string, ownerId: string): Write =>
    putNew(table, { ...quoteKey(quote), number, ownerId }),
});

export type Claims = ReturnType<typeof claims>;
