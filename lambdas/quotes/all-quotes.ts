import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { quoteStatuses } from '#domain/quotes/lifecycle.ts';
import type { Quote } from '#domain/quotes/quote.ts';
import type { Page, PageRequest } from '../runtime/table/page.ts';
import { quoteList } from './store/quote-list.ts';

/** Pages of all quotes that are kept, the newest first, for functions of other domains that count them. */
export const allQuotes =
  (client: DynamoDBDocumentClient, table: string): ((page: PageRequest) => Promise<Page<Quote>>) =>
  (page) =>
    quoteList(client, table).newest(quoteStatuses, page);
