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

const nameOf = ({ kind, hour, id }: BatchKey): string => `${partitionOf(kind, hour)}#${id}`;

/** Reads the Telemetry table. Only this file, `batch-inserts.ts` and `batch-keys.ts` know how batches are stored. */
export const batchStore = (client: DynamoDBDocumentClient, table: string) => ({
  one: async (key: BatchKey): Promise<StoredBatch | undefined> => {
    const item = await getItem(client, table, keyOf(key), { consistent: false });
    return item && fromItem(item);
  },
  /** Batches in the order of the keys, without those that have expired. Each hundred keys are one call. */
  many: async (keys: readonly BatchKey[]): Promise<readonly StoredBatch[]> => {
    const distinct = new Map(keys.map((key) => [nameOf(key), keyOf(key)]));
    const items = await getItems(client, table, [...distinct.values()]);
    const found = new Map(items.map(fromItem).map((batch) => [nameOf(batch), batch]));
    return keys.flatMap((key) => found.get(nameOf(key)) ?? []);
  },
  /** A page of one hour and kind, sorted by the time in the ids. `next` is absent on the last page. */
  page: async ({
    kind,
    hour,
    ...asked
  }: HourPage): Promise<{ readonly batches: readonly StoredBatch[]; readonly next?: string }> => {
    const { items, ...more } = await partitionPage(client, table, partitionOf(kind, hour), asked, fromItem);
    return { batches: items, ...more };
  },
});

export type BatchStore = ReturnType<typeof batchStore>;

/** Batches for one read. DynamoDB returns at most a megabyte. */
const PAGE = 1000;

/** All batches of an hour and kind, oldest first. */
export async function* batchesOf(
  { page }: Pick<BatchStore, 'page'>,
  { kind, hour }: Omit<BatchKey, 'id'>,
): AsyncGenerator<StoredBatch> {
  let after: string | undefined;
  do {
    const { batches, next } = await page({ kind, hour, order: 'oldest first', after, limit: PAGE });
    yield* batches;
    after = next;
  } while (after !== undefined);
}
