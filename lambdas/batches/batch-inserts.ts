import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import type { Clock } from '../runtime/clock.ts';
import { type Insertion, insertItems } from '../runtime/table/insert-items.ts';
import { type StoredBatch, toItem } from './batch-keys.ts';

/** Stores each batch unless it is there already, so that a second delivery changes nothing. Results are in the order given. */
export type InsertBatches = (batches: readonly StoredBatch[]) => Promise<readonly Insertion[]>;

/** Stores batches whose hour is known. An event, for example, belongs to the hour in which it happened. */
export const insertBatches =
  (client: DynamoDBDocumentClient, table: string, clock: Clock): InsertBatches =>
  (batches) => {
    const now = clock();
    return insertItems(
      client,
      table,
      batches.map((batch) => toItem(batch, now)),
    );
  };
