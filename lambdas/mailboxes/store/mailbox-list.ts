import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import type { Mailbox } from '#domain/mailboxes/mailbox.ts';
import { listedUnder } from '#domain/mailboxes/search.ts';
import { getItems } from '../../runtime/table/get-items.ts';
import { newestFirst } from '../../runtime/table/newest-first.ts';
import { cut, type Page, type PageRequest } from '../../runtime/table/page.ts';
import { queryItems } from '../../runtime/table/query.ts';
import { listPosition, MAILBOXES, numberKey, searchPartition, toMailbox } from './mailbox-items.ts';

const SearchEntry = z.object({
  sk: z.string(),
  number: z.string(),
  term: z.string(),
  terms: z.array(z.string()),
});
type SearchEntry = z.infer<typeof SearchEntry>;

/** Lists each mailbox once, under its first matching term, and leaves out its other entries. */
const entriesOf = async (
  client: DynamoDBDocumentClient,
  TableName: string,
  search: string,
  { after, limit }: PageRequest,
): Promise<readonly SearchEntry[]> => {
  const pk = searchPartition(search);
  const isListed = (item: unknown): boolean => {
    const { term, terms } = SearchEntry.parse(item);
    return term === listedUnder(terms, search);
  };
  const entries = await queryItems(
    client,
    {
      TableName,
      KeyConditionExpression: 'pk = :pk AND begins_with(sk, :search)',
      ExpressionAttributeValues: { ':pk': pk, ':search': search },
      ExclusiveStartKey: after === undefined ? undefined : { pk, sk: after },
    },
    { limit: limit + 1, keep: isListed },
  );
  return entries.map((entry) => SearchEntry.parse(entry));
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
  /** Mailboxes with a search term that begins with the text (in `searchable` form), sorted by that term. */
  matching: async (search: string, page: PageRequest): Promise<Page<Mailbox>> => {
    const entries = cut(await entriesOf(client, TableName, search, page), page.limit, ({ sk }) => sk);
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
