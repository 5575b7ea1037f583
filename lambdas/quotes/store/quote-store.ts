import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import type { Quote, QuoteEntry, WholeQuote } from '#domain/quotes/quote.ts';
import { searchTerms } from '#domain/quotes/search.ts';
import { writeVersion } from '../../runtime/aggregate/write-version.ts';
import { outboxItem, type PublishedEvent } from '../../runtime/table/outbox.ts';
import { queryItems } from '../../runtime/table/query.ts';
import { searchEntries } from '../../runtime/table/search-items.ts';
import { transact } from '../../runtime/table/transact.ts';
import { put, putNew, putVersion, type Write } from '../../runtime/table/writes.ts';
import {
  dueItem,
  ENTRY,
  entryItem,
  inboxPartition,
  listedItem,
  ownerPartition,
  partitionOf,
  QUOTE,
  quoteItem,
  takenItem,
  toEntry,
  toQuote,
  waitItem,
} from './quote-items.ts';

/** A new quote, or the next version of one, with the entries of its history and its events. */
export interface WrittenQuote {
  readonly quote: Quote;
  readonly entries: readonly QuoteEntry[];
  readonly events: readonly PublishedEvent[];
}

/** How a new quote is found again. */
interface NewQuote extends WrittenQuote {
  /** Keyed hash of the e-mail address. */
  readonly inbox: string;
}

const logOf = (TableName: string, { quote, entries, events }: WrittenQuote): readonly Write[] => [
  ...entries.map((entry, place) => putNew(TableName, entryItem(quote, entry, place))),
  ...events.map((event) => outboxItem(TableName, event)),
];

/** What finds a quote. */
const searchRows = (TableName: string, before: Quote | undefined, after: Quote): readonly Write[] =>
  searchEntries(
    after.reference,
    before === undefined ? [] : searchTerms(before),
    searchTerms(after),
    new Date(after.changedAt),
  ).map((entry) => put(TableName, entry));

/** The places in lists that a new quote gets. */
const newRows = (TableName: string, { quote, inbox }: NewQuote): readonly Write[] => [
  putNew(TableName, listedItem(inboxPartition(inbox), quote)),
  ...(quote.ownerId === undefined
    ? []
    : [putNew(TableName, listedItem(ownerPartition(quote.ownerId), quote))]),
  ...(quote.waitsFor === undefined ? [] : [waitItem, takenItem].map((item) => put(TableName, item(quote)))),
  ...(quote.expiresAt === undefined ? [] : [put(TableName, dueItem(quote))]),
  ...searchRows(TableName, undefined, quote),
];

const differs = (one: object, other: object): boolean => JSON.stringify(one) !== JSON.stringify(other);
const placeOf = ({ gsi1pk, gsi1sk }: { gsi1pk?: string; gsi1sk?: string }) => ({ gsi1pk, gsi1sk });

/** The places in lists that a change moves. */
const movedRows = (TableName: string, before: Quote, after: Quote): readonly Write[] => [
  ...[waitItem, takenItem, dueItem].flatMap((item) =>
    differs(placeOf(item(before)), placeOf(item(after))) ? [put(TableName, item(after))] : [],
  ),
  ...(after.ownerId !== undefined && after.ownerId !== before.ownerId
    ? [putNew(TableName, listedItem(ownerPartition(after.ownerId), after))]
    : []),
  ...searchRows(TableName, before, after),
];

/** Single quotes. Only the files of this folder know how quotes are stored. */
export const quoteStore = (client: DynamoDBDocumentClient, TableName: string) => ({
  /** A quote with its history, oldest entry first (strongly consistent). */
  find: async (reference: string): Promise<WholeQuote | undefined> => {
    const items = await queryItems(client, {
      TableName,
      ConsistentRead: true,
      KeyConditionExpression: 'pk = :pk',
      ExpressionAttributeValues: { ':pk': partitionOf(reference) },
    });
    const quote = items.find(({ sk }) => sk === QUOTE);
    if (!quote) return undefined;
    const history = items.filter(({ sk }) => String(sk).startsWith(ENTRY)).map(toEntry);
    return { quote: toQuote(quote), history };
  },
  /** Writes a new quote together with claims of the caller. Returns the name of the claim that was refused, if one was. */
  create: <Refusal extends string>(
    written: NewQuote,
    claims: Readonly<Record<Refusal, Write>>,
  ): Promise<Refusal | 'reference-taken' | 'busy' | undefined> =>
    transact<Refusal | 'reference-taken'>(
      client,
      { ...claims, 'reference-taken': putNew(TableName, quoteItem(written.quote)) } as Record<
        Refusal | 'reference-taken',
        Write
      >,
      { also: [...newRows(TableName, written), ...logOf(TableName, written)], tries: 1 },
    ),
  /** Writes the next version of a quote. False when another version was written in between. */
  change: (before: Quote, written: WrittenQuote, also: readonly Write[] = []): Promise<boolean> =>
    writeVersion(client, TableName, {
      item: quoteItem(written.quote),
      also: [...movedRows(TableName, before, written.quote), ...logOf(TableName, written), ...also],
    }).then((refused) => refused === undefined),
  /** Writes a new quote in place of another one. Says which of the two was written by somebody else in between. */
  replace: (before: Quote, replaced: WrittenQuote, successor: NewQuote) =>
    transact(
      client,
      {
        changed: putVersion(TableName, quoteItem(replaced.quote)),
        'reference-taken': putNew(TableName, quoteItem(successor.quote)),
      },
      {
        also: [
          ...movedRows(TableName, before, replaced.quote),
          ...logOf(TableName, replaced),
          ...newRows(TableName, successor),
          ...logOf(TableName, successor),
        ],
        tries: 1,
      },
    ),
});

export type QuoteStore = ReturnType<typeof quoteStore>;
