import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { noRecord, ShipperChange, ShipperRecord } from '#domain/identity/shipper/known-shipper.ts';
import { getItem } from '../../runtime/table/get-item.ts';
import { newestFirst, oldestFirst } from '../../runtime/table/newest-first.ts';
import { outboxItem, type PublishedEvent } from '../../runtime/table/outbox.ts';
import type { Page, PageRequest } from '../../runtime/table/page.ts';
import { writeTogether } from '../../runtime/table/transact.ts';
import { putNew, putVersion } from '../../runtime/table/writes.ts';

/** A record with the id of its last change, by which a repeated order is known. */
const StoredShipper = z.extend(ShipperRecord, { lastChange: z.optional(z.string()) });
export type StoredShipper = z.infer<typeof StoredShipper>;

/** All records lie together: they are few, change some times a year, and are looked through once a day. */
const ALL = 'KNOWN_SHIPPERS';

const historyOf = (userId: string): string => `KNOWN_SHIPPER#${userId}`;
const positionOf = ({ at, id }: Pick<ShipperChange, 'at' | 'id'>): string => `${at}#${id}`;

/** More changes than anybody reads. */
const SHOWN = 50;

/** Reads and writes records of known shippers. Only this file knows how they are stored. */
export const shipperStore = (client: DynamoDBDocumentClient, table: string) => ({
  find: async (userId: string, signal?: AbortSignal): Promise<StoredShipper> => {
    const item = await getItem(client, table, { pk: ALL, sk: userId }, { signal });
    return item ? StoredShipper.parse(item) : noRecord(userId);
  },
  history: async (userId: string): Promise<readonly ShipperChange[]> => {
    const { items } = await newestFirst(
      client,
      {
        TableName: table,
        partitions: [historyOf(userId)],
        rowOf: (item) => ShipperChange.parse(item),
        positionOf,
      },
      { after: undefined, limit: SHOWN },
    );
    return items;
  },
  /** Everybody who has a record, page by page. */
  all: (page: PageRequest): Promise<Page<ShipperRecord>> =>
    oldestFirst(
      client,
      {
        TableName: table,
        partitions: [ALL],
        rowOf: (item) => ShipperRecord.parse(item),
        positionOf: ({ userId }) => userId,
      },
      page,
    ),
  /** Replaces the record together with its history and event. False when somebody else was first. */
  write: (record: ShipperRecord, change: ShipperChange, event: PublishedEvent): Promise<boolean> =>
    writeTogether(
      client,
      putVersion(table, { pk: ALL, sk: record.userId, ...record, lastChange: change.id }),
      [
        putNew(table, { pk: historyOf(record.userId), sk: positionOf(change), ...change }),
        outboxItem(table, event),
      ],
      { tries: 1 },
    ),
});

export type ShipperStore = ReturnType<typeof shipperStore>;
