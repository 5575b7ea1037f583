import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import type { Expiry } from '../../runtime/table/expires.ts';
import type { ItemKey } from '../../runtime/table/get-item.ts';
import { getItem } from '../../runtime/table/get-item.ts';
import { getItems } from '../../runtime/table/get-items.ts';
import { write } from '../../runtime/table/write.ts';
import { put, putVersion } from '../../runtime/table/writes.ts';
import { Watermarks } from './watermarks.ts';

/** The attributes of a counter item without key, version and watermarks. */
export type Counts = Readonly<Record<string, unknown>>;

/** A counter item, as read or to be written. */
export interface CounterItem {
  readonly counts: Counts;
  readonly version: number;
  readonly seen: Watermarks;
}

/** A key as text, for maps. */
export const nameOf = ({ pk, sk }: ItemKey): string => `${pk}\n${sk}`;

const Stored = z.object({ version: z.number(), seen: Watermarks });

const toCounter = (item: Record<string, unknown>): CounterItem => {
  const { pk, sk, version, seen, expires_at, ...counts } = item;
  return { counts, ...Stored.parse({ version, seen }) };
};

/** Counters and pointers in the Monitoring table. */
export const counterStore = (client: DynamoDBDocumentClient, TableName: string) => ({
  /** The existing items, by `nameOf`. Eventually consistent: a write on an old version is refused. */
  read: async (keys: readonly ItemKey[]): Promise<ReadonlyMap<string, CounterItem>> => {
    const items = await getItems(client, TableName, keys);
    return new Map(
      items.map((item) => [nameOf({ pk: String(item.pk), sk: String(item.sk) }), toCounter(item)]),
    );
  },
  /** One item, strongly consistent. */
  readNow: async (key: ItemKey): Promise<CounterItem | undefined> => {
    const item = await getItem(client, TableName, key);
    return item && toCounter(item);
  },
  /** Writes the next version of an item. False when the stored version is not the one before (optimistic lock). */
  write: (key: ItemKey, { counts, version, seen }: CounterItem, expires_at: Expiry): Promise<boolean> =>
    write(client, putVersion(TableName, { ...key, ...counts, version, seen, expires_at })),
  /** Stores a pointer to records of a group. Writing it again changes nothing. */
  point: async (key: ItemKey, hour: string, expires_at: Expiry): Promise<void> => {
    await write(client, put(TableName, { ...key, hour, expires_at }));
  },
});

export type CounterStore = ReturnType<typeof counterStore>;
