import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import type { Quote } from '#domain/quotes/quote.ts';
import { getItem } from '../runtime/table/get-item.ts';
import { quoteKey, toQuote } from './store/quote-items.ts';

/** Reads quotes for the functions of other domains. */
export const quoteReader = (client: DynamoDBDocumentClient, TableName: string) => ({
  /** A quote as it is now; undefined when there is none. */
  find: async (reference: string): Promise<Quote | undefined> => {
    const item = await getItem(client, TableName, quoteKey(reference));
    return item && toQuote(item);
  },
  /** A quote that this customer has accepted, under any of their ids, and that no shipment was made of; undefined for any other. */
  accepted: async (reference: string, ids: readonly string[]): Promise<Quote | undefined> => {
    const item = await getItem(client, TableName, quoteKey(reference));
    if (item?.status !== 'ACCEPTED') return undefined;
    const quote = toQuote(item);
    return quote.ownerId !== undefined && ids.includes(quote.ownerId) ? quote : undefined;
  },
});
