import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import type { DriverEntry } from '#domain/drivers/changes/acts.ts';
import type { Driver } from '#domain/drivers/driver.ts';
import { writeVersion } from '../runtime/aggregate/write-version.ts';
import { getItem } from '../runtime/table/get-item.ts';
import { oldestFirst } from '../runtime/table/newest-first.ts';
import type { PublishedEvent } from '../runtime/table/outbox.ts';
import type { Page, PageRequest } from '../runtime/table/page.ts';
import { queryItems } from '../runtime/table/query.ts';
import {
  DRIVERS,
  driverItem,
  driverKey,
  historyItem,
  partitionOf,
  toDriver,
  toEntry,
} from './driver-items.ts';

/** So much of what happened is shown. */
const SHOWN = 200;

/** The next version of a driver, and what is written with it. */
interface NextDriver {
  readonly after: Driver;
  readonly entry?: DriverEntry | undefined;
  readonly events: readonly PublishedEvent[];
}

/** Reads and writes drivers. Only this file and the items beside it know how they are stored. */
export const driverStore = (client: DynamoDBDocumentClient, TableName: string) => ({
  find: async (id: string): Promise<Driver | undefined> => {
    const item = await getItem(client, TableName, driverKey(id));
    return item && toDriver(item);
  },
  /** Everybody who drives or drove for us and is kept, strongly consistent. */
  all: async (): Promise<readonly Driver[]> => {
    const items = await queryItems(client, {
      TableName,
      ConsistentRead: true,
      KeyConditionExpression: 'pk = :pk',
      ExpressionAttributeValues: { ':pk': DRIVERS },
    });
    return items.map(toDriver);
  },
  /** The same page by page. */
  page: (page: PageRequest): Promise<Page<Driver>> =>
    oldestFirst(
      client,
      { TableName, partitions: [DRIVERS], rowOf: toDriver, positionOf: ({ id }) => id },
      page,
    ),
  /** What happened to a driver's record, the newest first. */
  history: async (id: string): Promise<readonly DriverEntry[]> => {
    const items = await queryItems(
      client,
      {
        TableName,
        ConsistentRead: true,
        KeyConditionExpression: 'pk = :pk',
        ExpressionAttributeValues: { ':pk': partitionOf(id) },
        ScanIndexForward: false,
      },
      { limit: SHOWN },
    );
    return items.map(toEntry);
  },
  /** Writes the next version of a driver with its history and its events in one transaction. False when somebody else wrote in between. */
  write: async ({ after, entry, events }: NextDriver): Promise<boolean> =>
    (await writeVersion(client, TableName, {
      item: driverItem(after),
      history: entry === undefined ? [] : [historyItem(after.id, entry)],
      events,
    })) === undefined,
});

export type DriverStore = ReturnType<typeof driverStore>;
