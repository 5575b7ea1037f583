import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import type { Mailbox } from '#domain/mailboxes/mailbox.ts';
import { listedUnder, type MailboxSearch, searchPartition } from '#domain/mailboxes/search.ts';
import { getItems } from '../../runtime/table/get-items.ts';
import { newestFirst } from '../../runtime/table/newest-first.ts';
import { cut, type Page, type PageRequest } from '../../runtime/table/page.ts';
import { queryItems } from '../../runtime/table/query.ts';
import { listPosition, MAILBOXES, numberKey, toMailbox } from './mailbox-items.ts';

const SearchEntry = z.object({
  sk: z.string(),
  number: z.string(),
  term: z.string(),
  terms: z.array(z.string()),
});
type SearchEntry = z.infer<typeof SearchEntry>;

/** Lists each mailbox once, under its first matching term, and leaves out its other entries. */
const entriesUnder = async (
  client: DynamoDBDocumentClient,
  TableName: string,
  { search, prefix }: { readonly search: MailboxSearch; readonly prefix: string },
  { after, limit }: PageRequest,
): Promise<readonly SearchEntry[]> => {
  const pk = searchPartition(prefix);
  const isListed = (item: unknown): boolean => {
    const { term, terms } = SearchEntry.parse(item);
    return term === listedUnder(terms, search);
  };
  const entries = await queryItems(
    client,
    {
      TableName,
      KeyConditionExpression: 'pk = :pk AND begins_with(sk, :prefix)',
      ExpressionAttributeValues: { ':pk': pk, ':prefix': prefix },
      ExclusiveStartKey: after === undefined ? undefined : { pk, sk: after },
    },
    { limit: limit + 1, keep: isListed },
  );
  return entries.map((entry) => SearchEntry.parse(entry));
};

/**
 * The entries below each prefix of a search, one after the other, until there is one more than the page shows. Undefined
 * when the position is below none of them.
 */
const entriesOf = async (
  client: DynamoDBDocumentClient,
  TableName: string,
  search: MailboxSearch,
  { after, limit }: PageRequest,
): Promise<readonly SearchEntry[] | undefined> => {
  const { prefixes } = search;
  const from = after === undefined ? 0 : prefixes.findIndex((prefix) => after.startsWith(prefix));
  if (from === -1) return undefined;
  const found: SearchEntry[] = [];
  for (const [place, prefix] of prefixes.slice(from).entries()) {
    const page = { after: place === 0 ? after : undefined, limit };
    found.push(...(await entriesUnder(client, TableName, { search, prefix }, page)));
    if (found.length > limit) break;
  }
  return found;
};

/** Lists mailboxes by number through the index, or by search term through the search entries, never by a scan. */
export const mailboxList = (client: DynamoDBDocumentClient, TableName: string) => ({
  /** Highest numbers first. */
  newest: (page: PageRequest): Promise<Page<Mailbox>> =>
    newestFirst(
      client,
      {
        TableName,
        index: 'gsi1',
        partitions: [MAILBOXES],
        rowOf: toMailbox,
        positionOf: ({ number }) => listPosition(number),
      },
      page,
    ),
  /** Mailboxes that a search finds, sorted by the term that it found. Undefined for a position of another search. */
  matching: async (search: MailboxSearch, page: PageRequest): Promise<Page<Mailbox> | undefined> => {
    const listed = await entriesOf(client, TableName, search, page);
    if (!listed) return undefined;
    const entries = cut(listed, page.limit, ({ sk }) => sk);
    const numbers = entries.items.map(({ number }) => number);
    const found = new Map(
      (await getItems(client, TableName, numbers.map(numberKey)))
        .map(toMailbox)
        .map((mailbox) => [mailbox.number, mailbox]),
    );
    return { ...entries, items: numbers.flatMap((number) => found.get(number) ?? []) };
  },
});

export type MailboxList = ReturnType<typeof mailboxList>;
