import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import type { Clock } from '../runtime/clock.ts';
import { type Insertion, insertItems } from '../runtime/table/insert-items.ts';
import { type StoredBatch, toItem } from './batch-keys.ts';

/** Stores batches, each only if it is absent: what is sent again changes nothing. Answers in the order given. */
export type InsertBatches = (batches: readonly StoredBatch[]) => Promise<readonly Insertion[]>;

/** The house's way of storing batches whose hour is known, such as events: theirs is the hour they happened. */
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
