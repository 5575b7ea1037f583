import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import type { Customer } from '#domain/customers/customer.ts';
import type { CustomerListName } from '#domain/customers/endpoints.ts';
import { alikeSearches, isAlike } from '#domain/customers/search.ts';
import { lostBefore } from '#domain/customers/standing.ts';
import type { Search } from '#domain/kernel/search.ts';
import { getItems } from '../../runtime/table/get-items.ts';
import { cut, type Page, type PageRequest } from '../../runtime/table/page.ts';
import { queryItems } from '../../runtime/table/query.ts';
import { searchPage } from '../../runtime/table/search-items.ts';
import { customerKey, EVERYBODY, HAS_SHIPPED, idIn, NEVER_SHIPPED, toCustomer } from './customer-items.ts';

/** Part of a partition of the index: positions from the first up to the last, and which of them come first. */
interface Stretch {
  readonly partition: string;
  readonly from: string;
  readonly to: string;
  readonly isRising: boolean;
}

/** So many with the same address or number are shown: more are a counter or a company. */
const ALIKE_SHOWN = 5;

/** A dollar sign sorts behind the `#` after an instant, and before every later instant. */
const justAfter = (at: string): string => `${at}$`;
const FIRST = '0';
const LAST = '~';

const stretches: Readonly<Record<CustomerListName, (now: Date) => Stretch>> = {
  newest: () => ({ partition: EVERYBODY, from: FIRST, to: LAST, isRising: false }),
  // Who has lapsed last comes first: they are the likeliest to come back.
  lapsing: (now) => ({
    partition: HAS_SHIPPED,
    from: justAfter(lostBefore(now)),
    to: justAfter(now.toISOString()),
    isRising: false,
  }),
  lost: (now) => ({ partition: HAS_SHIPPED, from: FIRST, to: justAfter(lostBefore(now)), isRising: false }),
  // Who lapses next comes first.
  shipping: (now) => ({
    partition: HAS_SHIPPED,
    from: justAfter(now.toISOString()),
    to: LAST,
    isRising: true,
  }),
  never: () => ({ partition: NEVER_SHIPPED, from: FIRST, to: LAST, isRising: false }),
};

/** Lists customers through the index and the search entries, never by a scan: a row costs the same at any size. */
export const customerList = (client: DynamoDBDocumentClient, TableName: string) => {
  const named = async (ids: readonly string[]): Promise<readonly Customer[]> => {
    const found = (await getItems(client, TableName, [...new Set(ids)].map(customerKey))).map(toCustomer);
    const byId = new Map(found.map((customer) => [customer.id, customer]));
    return ids.flatMap((id) => byId.get(id) ?? []);
  };
  /** Each person once, under the id under which they are shown. */
  const shown = async (found: readonly Customer[]): Promise<readonly Customer[]> => {
    const others = await named(found.flatMap(({ shownAs }) => shownAs ?? []));
    const byId = new Map([...others, ...found].map((customer) => [customer.id, customer]));
    const people = found.flatMap(({ id, shownAs }) => byId.get(shownAs ?? id) ?? []);
    return [...new Map(people.map((customer) => [customer.id, customer])).values()];
  };
  return {
    /** Customers by where they stand at an instant. */
    listed: async (
      list: CustomerListName,
      { after, limit }: PageRequest,
      now: Date,
    ): Promise<Page<Customer>> => {
      const { partition, from, to, isRising } = stretches[list](now);
      // A space sorts before everything that a position may have behind it.
      const [first, last] = isRising ? [after === undefined ? from : `${after} `, to] : [from, after ?? to];
      const items = await queryItems(
        client,
        {
          TableName,
          IndexName: 'gsi1',
          KeyConditionExpression: 'gsi1pk = :pk AND gsi1sk BETWEEN :first AND :last',
          ExpressionAttributeValues: { ':pk': partition, ':first': first, ':last': last },
          ScanIndexForward: isRising,
        },
        { limit: limit + 2, keep: ({ gsi1sk }) => gsi1sk !== after },
      );
      const page = cut(
        items.map(({ gsi1sk }) => String(gsi1sk)),
        limit,
        (sortKey) => sortKey,
      );
      return { ...page, items: await named(page.items.map(idIn)) };
    },
    /** Others with the same e-mail address or the same phone number, a few of them. */
    alike: async (customer: Pick<Customer, 'id' | 'email' | 'phone'>): Promise<readonly Customer[]> => {
      const pages = await Promise.all(
        alikeSearches(customer).map((search) =>
          searchPage(client, TableName, search, { after: undefined, limit: ALIKE_SHOWN }),
        ),
      );
      // A search finds what begins so.
      const found = (await named(pages.flatMap((page) => page?.items ?? []))).filter((other) =>
        isAlike(customer, other),
      );
      return (await shown(found)).filter(({ id }) => id !== customer.id);
    },
    /** The people of these ids, each once. */
    ofIds: async (ids: readonly string[]): Promise<readonly Customer[]> => shown(await named(ids)),
    /** People that a search finds. Undefined for a position of another search. */
    matching: async (search: Search, page: PageRequest): Promise<Page<Customer> | undefined> => {
      const ids = await searchPage(client, TableName, search, page);
      return ids && { ...ids, items: await shown(await named(ids.items)) };
    },
  };
};

export type CustomerList = ReturnType<typeof customerList>;
