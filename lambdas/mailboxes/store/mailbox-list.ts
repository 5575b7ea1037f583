import { BatchGetCommand, type DynamoDBDocumentClient, QueryCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import type { Mailbox } from '#domain/mailboxes/mailbox.ts';
import { listedUnder } from '#domain/mailboxes/search.ts';
import { listKey, numberKey, searchPartition, toMailbox } from './mailbox-items.ts';

/** Where to go on and how many to give. `after` is the `next` of the page before. */
interface PageRequest {
  readonly after: string | undefined;
  readonly limit: number;
}
interface MailboxPage {
  readonly items: readonly Mailbox[];
  /** Absent when nothing follows. */
  readonly next?: string;
}

export interface MailboxList {
  /** Newest numbers first. */
  newest(page: PageRequest): Promise<MailboxPage>;
  /** Those that are found under text in `searchable` form, in the order of what they are found under. */
  matching(search: string, page: PageRequest): Promise<MailboxPage>;
}

const SearchEntry = z.object({
  sk: z.string(),
  number: z.string(),
  term: z.string(),
  terms: z.array(z.string()),
});
type SearchEntry = z.infer<typeof SearchEntry>;

/** Given one more than was asked for, keeps the rest for the next page. */
const cut = <Item>(items: readonly Item[], limit: number, positionOf: (item: Item) => string) => {
  const kept = items.slice(0, limit);
  const last = kept.at(-1);
  return { kept, next: items.length > limit && last !== undefined ? { next: positionOf(last) } : {} };
};

const entriesOf = async (
  client: DynamoDBDocumentClient,
  table: string,
  search: string,
  { after, limit }: PageRequest,
): Promise<readonly SearchEntry[]> => {
  const pk = searchPartition(search);
  const found: SearchEntry[] = [];
  let from = after === undefined ? undefined : { pk, sk: after };
  do {
    const { Items, LastEvaluatedKey } = await client.send(
      new QueryCommand({
        TableName: table,
        KeyConditionExpression: 'pk = :pk AND begins_with(sk, :search)',
        ExpressionAttributeValues: { ':pk': pk, ':search': search },
        Limit: limit + 1,
        ...(from ? { ExclusiveStartKey: from } : {}),
      }),
    );
    const entries = (Items ?? []).map((item) => SearchEntry.parse(item));
    found.push(...entries.filter(({ term, terms }) => term === listedUnder(terms, search)));
    from = LastEvaluatedKey && { pk, sk: String(LastEvaluatedKey.sk) };
  } while (from && found.length <= limit);
  return found;
};

const fetchAll = async (
  client: DynamoDBDocumentClient,
  table: string,
  numbers: readonly string[],
): Promise<readonly Mailbox[]> => {
  const found = new Map<string, Mailbox>();
  let keys: Record<string, unknown>[] = numbers.map(numberKey);
  while (keys.length > 0) {
    const { Responses, UnprocessedKeys } = await client.send(
      new BatchGetCommand({ RequestItems: { [table]: { Keys: keys } } }),
    );
    for (const item of Responses?.[table] ?? []) found.set(String(item.number), toMailbox(item));
    keys = UnprocessedKeys?.[table]?.Keys ?? [];
  }
  return numbers.flatMap((number) => found.get(number) ?? []);
};

/**
 * How the desk leafs through mailboxes: by number through the index, or by what it searches for through the search
 * entries. Never a scan.
 */
export const mailboxList = (client: DynamoDBDocumentClient, table: string): MailboxList => ({
  newest: async ({ after, limit }) => {
    const { Items } = await client.send(
      new QueryCommand({
        TableName: table,
        IndexName: 'gsi1',
        KeyConditionExpression: 'gsi1pk = :pk',
        ExpressionAttributeValues: { ':pk': listKey('').gsi1pk },
        ScanIndexForward: false,
        Limit: limit + 1,
        ...(after === undefined ? {} : { ExclusiveStartKey: { ...numberKey(after), ...listKey(after) } }),
      }),
    );
    const { kept, next } = cut((Items ?? []).map(toMailbox), limit, ({ number }) => number);
    return { items: kept, ...next };
  },
  matching: async (search, page) => {
    const entries = await entriesOf(client, table, search, page);
    const { kept, next } = cut(entries, page.limit, ({ sk }) => sk);
    const items = await fetchAll(
      client,
      table,
      kept.map(({ number }) => number),
    );
    return { items, ...next };
  },
});
