import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import type { Shown } from '#domain/kernel/shown-fields.ts';
import type { PaperName } from './holds.ts';
import type { NewId } from './new-id.ts';
import type { KeyFor } from './secrets/house-key.ts';
import type { Item } from './table/get-item.ts';
import { getItems } from './table/get-items.ts';
import { queryItems } from './table/query.ts';
import { searchKey } from './table/search-items.ts';
import type { NewItem, Write } from './table/writes.ts';

/** Somebody whose things are looked for. */
export interface Whom {
  /** Every id under which something of them is kept: their account, and the people whom the desk kept of them. */
  readonly ids: readonly string[];
  /** Their names as they are printed. */
  readonly names: readonly string[];
  /** Their e-mail addresses, earlier ones too, in lower case. */
  readonly emails: readonly string[];
  /** Their phone numbers as E.164. */
  readonly phones: readonly string[];
}

/** What a domain needs to find the things of somebody. */
export interface PersonAccess {
  readonly client: DynamoDBDocumentClient;
  /** The name of the table. */
  readonly table: string;
  /** The table that a variable names: what belongs to a thing may be kept by another domain. */
  readonly tableOf: (variable: `${string}_TABLE`) => string;
  readonly now: Date;
  readonly keyFor: KeyFor;
  /** Where an event of what is written comes from. */
  readonly newId: NewId;
  readonly correlationId: string;
}

/** One item of somebody. */
export interface Part {
  /** The item as it is stored. */
  readonly item: Item;
  /** What they read of it in the file of their own data, in plain words; nothing of what only leads to other items. */
  readonly shown?: Shown;
  /** What becomes of it when they close their account: the item without them. What is already as it will be is `kept`. */
  readonly closing: 'deleted' | 'kept' | NewItem;
  /** What is written together with that. */
  readonly also?: readonly Write[];
}

/** Something that has to be settled before somebody can close their account. */
export interface Waits {
  readonly what: 'parcel' | 'shipment' | 'booking' | 'invoice' | 'mailbox';
  /** A sentence that they read. */
  readonly words: string;
  /** The page of the app where they settle it. */
  readonly path: string;
}

/** What a domain does with what it holds of somebody: it shows it to them, and forgets it when they leave. */
export interface OfPerson<Table extends `${string}_TABLE` = `${string}_TABLE`> {
  /** The variable that names the table. */
  readonly table: Table;
  /** What it is called in the file of one's own data: `Quotes`. */
  readonly heading: string;
  /** Every item of them. It may be asked again at any time, and then finds what is left. */
  readonly parts: (access: PersonAccess, whom: Whom) => AsyncIterable<Part>;
  /** The papers that must keep something of them when they leave. It is asked before the domain forgets them, and afterwards. */
  readonly keeps?: (access: PersonAccess, whom: Whom) => Promise<readonly PaperName[]>;
  /** What keeps them from leaving. */
  readonly waits?: (access: PersonAccess, whom: Whom) => Promise<readonly Waits[]>;
}

type Reading = Pick<PersonAccess, 'client' | 'table'>;

/** All items of a partition, as they are now. */
export const itemsIn = ({ client, table }: Reading, pk: string): Promise<readonly Item[]> =>
  queryItems(client, {
    TableName: table,
    ConsistentRead: true,
    KeyConditionExpression: 'pk = :pk',
    ExpressionAttributeValues: { ':pk': pk },
  });

/** All items of a partition of the index, which may lag by a moment. */
export const itemsInIndex = ({ client, table }: Reading, pk: string): Promise<readonly Item[]> =>
  queryItems(client, {
    TableName: table,
    IndexName: 'gsi1',
    KeyConditionExpression: 'gsi1pk = :pk',
    ExpressionAttributeValues: { ':pk': pk },
  });

/**
 * The search entries of a thing that are there, by its terms. They are forgotten before the thing: afterwards nobody knows the terms.
 */
export const searchEntriesOf = async (
  { client, table }: Reading,
  id: string,
  terms: readonly string[],
): Promise<readonly Part[]> =>
  gone(
    await getItems(
      client,
      table,
      terms.map((term) => searchKey(id, term)),
      { consistent: true },
    ),
  );

const sorted = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(sorted);
  if (value === null || typeof value !== 'object') return value;
  const entries = Object.entries(value).filter(([, one]) => one !== undefined);
  return Object.fromEntries(entries.toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([k, v]) => [k, sorted(v)]));
};
const isSame = (one: object, other: object): boolean =>
  JSON.stringify(sorted(one)) === JSON.stringify(sorted(other));

/**
 * An item without its person: some fields are others, or gone where they are undefined. What has a version gets the next one, so that
 * nobody who has read it before writes the person back.
 */
export const without = (
  item: Item,
  fields: Readonly<Record<string, unknown>>,
): Exclude<Part['closing'], 'deleted'> => {
  const next = Object.fromEntries(
    Object.entries({ ...item, ...fields }).filter(([, value]) => value !== undefined),
  );
  if (isSame(item, next)) return 'kept';
  return typeof item.version === 'number' ? { ...next, version: item.version + 1 } : next;
};

/** Items that are deleted, whatever is in them. */
export const gone = (items: readonly Item[]): readonly Part[] =>
  items.map((item) => ({ item, closing: 'deleted' }));
