import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import type { Search } from '#domain/kernel/search.ts';
import type { QuoteStatus } from '#domain/quotes/lifecycle.ts';
import type { Quote } from '#domain/quotes/quote.ts';
import { dueList } from '../../runtime/aggregate/due-list.ts';
import { getItems } from '../../runtime/table/get-items.ts';
import { newestFirst, oldestFirst } from '../../runtime/table/newest-first.ts';
import type { Page, PageRequest } from '../../runtime/table/page.ts';
import { countItems } from '../../runtime/table/query.ts';
import { searchPage } from '../../runtime/table/search-items.ts';
import {
  DUE,
  inboxPartition,
  listPosition,
  ownerPartition,
  quoteKey,
  statusPartition,
  toQuote,
} from './quote-items.ts';

/** An item that points to a quote, and its position in its list. */
interface Pointer {
  readonly reference: string;
  readonly position: string;
}

/** A quote where the queue has it. */
interface WaitingQuote {
  readonly quote: Quote;
  readonly position: string;
}

const positionOf = ({ position }: Pointer): string => position;

/** Lists of quotes: each is a query of a key or of the index, never a scan. */
export const quoteList = (client: DynamoDBDocumentClient, TableName: string) => {
  /** Reads the quotes that a page of pointers names, in its order. */
  const placed = async ({ items, ...page }: Page<Pointer>): Promise<Page<WaitingQuote>> => {
    const references = [...new Set(items.map(({ reference }) => reference))];
    const found = (await getItems(client, TableName, references.map(quoteKey))).map(toQuote);
    const byReference = new Map(found.map((quote) => [quote.reference, quote]));
    return {
      ...page,
      items: items.flatMap(({ reference, position }) => {
        const quote = byReference.get(reference);
        return quote === undefined ? [] : [{ quote, position }];
      }),
    };
  };
  /** The same without their places, each once: one that came from one id of a person to another has two pointers. */
  const pointedTo = async (page: Page<Pointer>): Promise<Page<Quote>> => {
    const { items, ...rest } = await placed(page);
    return { ...rest, items: [...new Set(items.map(({ quote }) => quote))] };
  };
  const listedIn = async (partitions: readonly string[], page: PageRequest): Promise<Page<Quote>> =>
    pointedTo(
      await newestFirst(
        client,
        {
          TableName,
          partitions,
          rowOf: ({ reference, sk }) => ({ reference: String(reference), position: String(sk) }),
          positionOf,
        },
        page,
      ),
    );
  return {
    /** Quotes of these statuses as one list, newest first. */
    newest: (statuses: readonly QuoteStatus[], page: PageRequest): Promise<Page<Quote>> =>
      newestFirst(
        client,
        {
          TableName,
          index: 'gsi1',
          partitions: statuses.map(statusPartition),
          rowOf: toQuote,
          positionOf: listPosition,
        },
        page,
      ),
    /** Quotes that wait for the desk in these partitions of the index, the longest wait first. */
    waiting: async (partitions: readonly string[], page: PageRequest): Promise<Page<WaitingQuote>> =>
      placed(
        await oldestFirst(
          client,
          {
            TableName,
            index: 'gsi1',
            partitions,
            rowOf: ({ reference, gsi1sk }) => ({ reference: String(reference), position: String(gsi1sk) }),
            positionOf,
          },
          page,
        ),
      ),
    /** How many quotes are in a partition of the index. It stops counting at `limit`. */
    count: (partition: string, limit: number): Promise<number> =>
      countItems(
        client,
        {
          TableName,
          IndexName: 'gsi1',
          KeyConditionExpression: 'gsi1pk = :partition',
          ExpressionAttributeValues: { ':partition': partition },
        },
        limit,
      ),
    /** Quotes that a search finds and that are not over. Undefined for a position of another search. */
    matching: async (search: Search, page: PageRequest): Promise<Page<Quote> | undefined> => {
      const found = await searchPage(client, TableName, search, page);
      return (
        found &&
        pointedTo({ ...found, items: found.items.map((reference) => ({ reference, position: reference })) })
      );
    },
    /** Quotes of one person, under any of their ids. One that came into an account of somebody else is not among them any more. */
    ofOwner: async (ids: readonly string[], page: PageRequest): Promise<Page<Quote>> => {
      const { items, ...rest } = await listedIn(ids.map(ownerPartition), page);
      return {
        ...rest,
        items: items.filter(({ ownerId }) => ownerId !== undefined && ids.includes(ownerId)),
      };
    },
    /** Quotes that were mailed to an address, by its keyed hash. */
    ofInbox: (hash: string, page: PageRequest): Promise<Page<Quote>> =>
      listedIn([inboxPartition(hash)], page),
    /** Pointers to open quotes whose time is over. */
    due: dueList(client, { TableName, index: 'gsi1', partition: DUE }),
  };
};

export type QuoteList = ReturnType<typeof quoteList>;
