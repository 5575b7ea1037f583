import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { getItem } from '../runtime/table/get-item.ts';
import { getItems } from '../runtime/table/get-items.ts';
import { partitionPage } from '../runtime/table/query.ts';
import { type BatchKey, fromItem, keyOf, partitionOf, type StoredBatch } from './batch-keys.ts';

/** A page of the batches of one hour and kind. */
interface HourPage extends Omit<BatchKey, 'id'> {
  readonly order: 'newest first' | 'oldest first';
  /** Id of the last batch of the previous page, from its `next`. */
  readonly after?: string | undefined;
  /** Maximum number of batches. DynamoDB returns fewer when they are larger than a megabyte together. */
  readonly limit: number;
}

export interface BatchStore {
  one(key: BatchKey): Promise<StoredBatch | undefined>;
  /** Batches in the order of the keys, without those that have expired. Each hundred keys are one call. */
  many(keys: readonly BatchKey[]): Promise<readonly StoredBatch[]>;
  /** A page of one hour and kind, sorted by the time in the ids. `next` is absent on the last page. */
  page(page: HourPage): Promise<{ readonly batches: readonly StoredBatch[]; readonly next?: string }>;
}

const nameOf = ({ kind, hour, id }: BatchKey): string => `${partitionOf(kind, hour)}#${id}`;

const getMany = async (
  client: DynamoDBDocumentClient,
  table: string,
  keys: readonly BatchKey[],
): Promise<readonly StoredBatch[]> => {
  const distinct = new Map(keys.map((key) => [nameOf(key), keyOf(key)]));
  const items = await getItems(client, table, [...distinct.values()]);
  const found = new Map(items.map(fromItem).map((batch) => [nameOf(batch), batch]));
  return keys.flatMap((key) => found.get(nameOf(key)) ?? []);
};

/** Reads the Telemetry table. Only this file, `batch-inserts.ts` and `batch-keys.ts` know how batches are stored. */
export const batchStore = (client: DynamoDBDocumentClient, table: string): BatchStore => ({
  one: async (key) => {
    const item = await getItem(client, table, keyOf(key), { consistent: false });
    return item && fromItem(item);
  },
  many: (keys) => getMany(client, table, keys),
  page: async ({ kind, hour, order, after, limit }) => {
    const { items, ...more } = await partitionPage(client, table, partitionOf(kind, hour), {
      order,
      after: after === undefined ? undefined : keyOf({ kind, hour, id: after }),
      limit,
    });
    return { batches: items.map(fromItem), ...more };
  },
});
