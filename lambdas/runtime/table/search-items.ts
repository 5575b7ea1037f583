import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { listedUnder, type Search, searchPartition } from '#domain/kernel/search.ts';
import { expires } from './expires.ts';
import type { ItemKey } from './get-item.ts';
import { cut, type Page, type PageRequest } from './page.ts';
import { queryItems } from './query.ts';
import type { NewItem } from './writes.ts';

/** The key of a search entry. `id` is what it finds. */
export const searchKey = (id: string, term: string) => ({ pk: searchPartition(term), sk: `${term}#${id}` });

const sameTexts = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((text, place) => text === other[place]);

/**
 * The search entries that bring a thing from some terms to others: only what differs. An entry that no longer applies names
 * other terms than its own, so lists leave it out until its time to live, which is over at once, deletes it.
 */
export const searchEntries = (
  id: string,
  was: readonly string[],
  terms: readonly string[],
  now: Date,
): readonly (ItemKey & NewItem)[] => {
  if (sameTexts(was, terms)) return [];
  const entry = (term: string) => ({ ...searchKey(id, term), term, terms });
  const expires_at = expires(now, 'over');
  return [
    ...terms.map(entry),
    ...was.filter((term) => !terms.includes(term)).map((term) => ({ ...entry(term), expires_at })),
  ];
};

const SearchEntry = z.object({ sk: z.string(), term: z.string(), terms: z.array(z.string()) });
type SearchEntry = z.infer<typeof SearchEntry>;

const idOf = ({ sk, term }: SearchEntry): string => sk.slice(term.length + 1);

/** Lists each thing once, under its first matching term, and leaves out its other entries. */
const entriesUnder = async (
  client: DynamoDBDocumentClient,
  TableName: string,
  { search, prefix }: { readonly search: Search; readonly prefix: string },
  { after, limit }: PageRequest,
): Promise<readonly SearchEntry[]> => {
  const pk = searchPartition(prefix);
  const isListed = (item: unknown): boolean => {
    const { term, terms } = SearchEntry.parse(item);
    // One prefix may begin with another, so that a term is below both.
    const isFirst = search.prefixes.find((one) => term.startsWith(one)) === prefix;
    return isFirst && term === listedUnder(terms, search);
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
 * The ids of what a search finds, a page of them, sorted by the term that it found: the entries below each prefix, one after
 * the other, until there is one more than the page shows. Undefined when the position is below none of them.
 */
export const searchPage = async (
  client: DynamoDBDocumentClient,
  TableName: string,
  search: Search,
  { after, limit }: PageRequest,
): Promise<Page<string> | undefined> => {
  const { prefixes } = search;
  const from = after === undefined ? 0 : prefixes.findIndex((prefix) => after.startsWith(prefix));
  if (from === -1) return undefined;
  const found: SearchEntry[] = [];
  for (const [place, prefix] of prefixes.slice(from).entries()) {
    const page = { after: place === 0 ? after : undefined, limit };
    found.push(...(await entriesUnder(client, TableName, { search, prefix }, page)));
    if (found.length > limit) break;
  }
  const entries = cut(found, limit, ({ sk }) => sk);
  return { ...entries, items: entries.items.map(idOf) };
};
