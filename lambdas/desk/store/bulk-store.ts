import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import type { BulkListed, RowResult } from '#domain/desk/bulk.ts';
import { getItem } from '../../runtime/table/get-item.ts';
import { outboxItem, type PublishedEvent } from '../../runtime/table/outbox.ts';
import { partitionPage, queryItems } from '../../runtime/table/query.ts';
import { writeTogether } from '../../runtime/table/transact.ts';
import { write } from '../../runtime/table/write.ts';
import { putNew, putVersion, type Write } from '../../runtime/table/writes.ts';
import {
  BULK,
  bulkItem,
  listedItem,
  listPartition,
  partitionOf,
  resultItem,
  type StoredBulk,
  type StoredResult,
  toBulk,
  toListed,
  toResult,
} from './bulk-items.ts';

/** A bulk change with what happened to its rows so far. */
export interface WholeBulk {
  readonly bulk: StoredBulk;
  readonly results: readonly StoredResult[];
}

/** Reads and writes bulk changes. Only the files of this folder know how they are stored. */
export const bulkStore = (client: DynamoDBDocumentClient, table: string) => ({
  whole: async (id: string): Promise<WholeBulk | undefined> => {
    const items = await queryItems(client, {
      TableName: table,
      ConsistentRead: true,
      KeyConditionExpression: 'pk = :pk',
      ExpressionAttributeValues: { ':pk': partitionOf(id) },
    });
    const bulk = items.find(({ sk }) => sk === BULK);
    return bulk && { bulk: toBulk(bulk), results: items.filter(({ sk }) => sk !== BULK).map(toResult) };
  },
  /** The last ones of somebody, the newest first. */
  last: async (userId: string, limit: number): Promise<readonly BulkListed[]> => {
    const asked = { order: 'newest first', after: undefined, limit } as const;
    return (await partitionPage(client, table, listPartition(userId), asked, toListed)).items;
  },
  /** False when there is one with this id. */
  create: (bulk: StoredBulk, event: PublishedEvent): Promise<boolean> =>
    writeTogether(client, putNew(table, bulkItem(bulk)), [
      putNew(table, listedItem(bulk)),
      outboxItem(table, event),
    ]),
  /** Writes the next version with what it tells. False when another one was written in between. */
  change: (bulk: StoredBulk, event: PublishedEvent): Promise<boolean> =>
    writeTogether(client, putVersion(table, bulkItem(bulk)), [outboxItem(table, event)]),
  /** The write that keeps what happened to a row, refused the second time. */
  proof: (bulk: StoredBulk, result: RowResult, at: string): Write =>
    putNew(table, resultItem(bulk, result, at)),
  /** Keeps what happened to a row. False when it is known already. */
  keep: (bulk: StoredBulk, result: RowResult, at: string): Promise<boolean> =>
    write(client, putNew(table, resultItem(bulk, result, at))),
  isKnown: async (bulk: StoredBulk, id: string): Promise<boolean> => {
    const { pk, sk } = resultItem(bulk, { id, outcome: 'already' }, '');
    return (await getItem(client, table, { pk, sk })) !== undefined;
  },
});

export type BulkStore = ReturnType<typeof bulkStore>;
