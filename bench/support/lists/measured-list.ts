import { BatchWriteCommand, type DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import type { Role } from '#domain/kernel/role.ts';
import type { http } from '#lambdas/runtime/http/http.ts';
import { call } from '#tests/support/call.ts';
import { startTables, type Tables } from '#tests/support/tables.ts';
import { meterOf } from '../capacity.ts';

type TableName = Exclude<keyof Tables, 'env' | 'client' | 'all' | 'stop' | 'stopAsKept'>;

type Query = Readonly<Record<string, string>>;

/** A list, or one filter or search of it, as the API answers it. */
export interface MeasuredList {
  /** As the figure names it: `shipments: on hold`. */
  readonly name: string;
  readonly table: TableName;
  /** What the table holds when the list has this many rows: written by the item builders of the domain. */
  readonly items: (rows: number) => Iterable<object>;
  /** The HTTP function that answers. */
  readonly handler: (client: DynamoDBDocumentClient, env: Tables['env']) => ReturnType<typeof http>;
  readonly route: string;
  readonly as: { readonly userId: string; readonly roles: readonly Role[] };
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Query;
  /** What the same rows are asked for, each by itself: together with `query`. */
  readonly queries?: readonly Query[];
  /** The field of the answer with its rows; `items` unless given. Where rows are in groups, what counts them. */
  readonly rows?: string | ((body: Readonly<Record<string, unknown>>) => number);
  /** It has no pages. */
  readonly isWhole?: boolean;
  /** What another table holds. */
  readonly also?: { readonly table: TableName; readonly items: (rows: number) => Iterable<object> };
  /** It is added up once in a while and kept: it is measured when somebody has looked at it. */
  readonly isKept?: boolean;
}

/** Somebody at the desk. */
export const desk = { userId: 'desk', roles: ['staff'] } as const;

const PAGE = 25;
const BATCH = 25;
const LANES = 4;

/** Writes items, a batch at a time. */
export const fill = async (
  client: DynamoDBDocumentClient,
  TableName: string,
  items: Iterable<object>,
): Promise<void> => {
  const source = items[Symbol.iterator]();
  const lane = async (): Promise<void> => {
    for (;;) {
      const batch = Array.from({ length: BATCH }, () => source.next()).flatMap(({ done, value }) =>
        done ? [] : [{ PutRequest: { Item: value as Record<string, unknown> } }],
      );
      if (batch.length === 0) return;
      await client.send(new BatchWriteCommand({ RequestItems: { [TableName]: batch } }));
    }
  };
  await Promise.all(Array.from({ length: LANES }, lane));
};

/** Every combination of two or more of these filters. */
export const combinationsOf = (filters: Query): readonly Query[] => {
  const found: Query[] = [{}];
  for (const [name, value] of Object.entries(filters))
    found.push(...found.map((one) => ({ ...one, [name]: value })));
  return found.filter((one) => Object.keys(one).length > 1);
};

/** What a list is asked, with the name of each question. */
export const askedOf = ({ name, query = {}, queries }: MeasuredList) =>
  queries === undefined
    ? [{ name, query }]
    : queries.map((one) => ({
        name: `${name} by ${Object.keys(one).join(', ')}`,
        query: { ...query, ...one },
      }));

/** What a page of a list reads, and how many rows it shows. */
export interface PageRead {
  readonly units: number;
  readonly rows: number;
}

/** The lists at one size, each in tables of its own, and what their first and next pages read. */
export const measureLists = async (
  lists: readonly MeasuredList[],
  rows: number,
): Promise<ReadonlyMap<string, PageRead>> => {
  const reads = new Map<string, PageRead>();
  for (const list of lists) {
    const tables = await startTables();
    try {
      const { table, route, as, params = {}, rows: field = 'items', isWhole = false } = list;
      const client = tables.client();
      await fill(client, tables[table], list.items(rows));
      if (list.also) await fill(client, tables[list.also.table], list.also.items(rows));
      const taken = meterOf(client);
      const handler = list.handler(client, tables.env);
      const read = async (
        { name, query }: ReturnType<typeof askedOf>[number],
        page: string,
        cursor?: string,
      ): Promise<string | undefined> => {
        taken();
        const paged = { limit: String(PAGE), ...(cursor === undefined ? {} : { cursor }) };
        const asked = { ...(isWhole ? {} : paged), ...query };
        const { status, body } = await call(handler, route, { as, params, query: asked });
        const shown =
          typeof field === 'string'
            ? ((body[field] as readonly unknown[] | undefined)?.length ?? 0)
            : field(body);
        if (status !== 200 || shown === 0) throw new Error(`${name}: ${status} ${JSON.stringify(body)}`);
        reads.set(`${name}, ${page}`, { units: taken().read, rows: shown });
        return body.next as string | undefined;
      };
      for (const asked of askedOf(list)) {
        if (list.isKept) await read(asked, 'first page');
        const next = await read(asked, 'first page');
        if (next !== undefined) await read(asked, 'next page', next);
      }
    } finally {
      await tables.stop();
    }
  }
  return reads;
};

/** The `n`th instant of a list that gets a row each minute. */
export const minuteOf = (n: number): string => new Date(Date.UTC(2025, 0, 1) + n * 60_000).toISOString();

/** The numbers from 0 to below a count. */
export function* counted<One>(count: number, make: (n: number) => Iterable<One>): Generator<One> {
  for (let n = 0; n < count; n += 1) yield* make(n);
}

/** How many things a search finds, at any size: more than two pages. */
export const FOUND = 60;

/** Open things, as many at every size, of which every other one goes elsewhere; all others are over. */
export const besideClosed =
  (itemsOf: (n: number, isOpen: boolean, isElsewhere: boolean) => Iterable<object>) =>
  (rows: number): Iterable<object> =>
    counted(rows, (n) => itemsOf(n, n < 2 * FOUND, n % 2 === 1));

/** Bytes for references and numbers, of its own for each `n`: its digits to the base of 32. */
export const bytesOf = (n: number, length: number): readonly number[] =>
  Array.from({ length }, (_, place) => Math.floor(n / 32 ** place) % 32);

const syllables = ['ba', 'de', 'fi', 'go', 'hu', 'ka', 'le', 'mi', 'no', 'pu', 'ra', 'se', 'ti', 'vo', 'que'];
const wordOf = (n: number, length: number): string =>
  length === 0 ? '' : (syllables[n % 15] ?? '') + wordOf(Math.floor(n / 15), length - 1);

/** The name that searches look for. */
const WANTED = 'Sample Quellworth';

/** Two words for the `n`th person. The first of them all have the wanted name; the others have names of their own. */
export const nameOf = (n: number): string =>
  n < FOUND ? WANTED : `${wordOf(n % 1009, 3)} ${wordOf(n % 3331, 3)}${wordOf(n, 2)}`;
