import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import {
  MasterStock,
  MasterStockEntry,
  noMasterNumbers,
} from '#domain/departures/waybills/master-waybill.ts';
import { getItem } from '../../runtime/table/get-item.ts';
import { outboxItem, type PublishedEvent } from '../../runtime/table/outbox.ts';
import { queryItems } from '../../runtime/table/query.ts';
import { putNew, putVersion, type Write } from '../../runtime/table/writes.ts';

const MASTER = 'MASTER-WAYBILLS';
const stockKey = { pk: MASTER, sk: 'STOCK' } as const;
const HISTORY = 'HISTORY#';
const historyKey = (version: number) => ({ pk: MASTER, sk: `${HISTORY}${String(version).padStart(7, '0')}` });
/** Changes by staff that are shown. */
const HISTORY_SHOWN = 10;

/**
 * The stock of the airlines' air waybill numbers. A few are taken in a week, so a number is taken in the transaction that gives it to a
 * flight: there are no gaps, and two who take one at once do not get the same.
 */
export const masterStock = (client: DynamoDBDocumentClient, TableName: string) => ({
  read: async (): Promise<MasterStock> => {
    const item = await getItem(client, TableName, stockKey);
    return item === undefined ? noMasterNumbers : MasterStock.parse(item);
  },
  /** The write of the next version. Refused when another was written in between. */
  next: (stock: MasterStock): Write => putVersion(TableName, { ...stockKey, ...stock }),
  /** The write that says which flight has a number. */
  used: (number: string, flight: string, at: string): Write =>
    putNew(TableName, { pk: MASTER, sk: `USED#${number}`, number, flight, at }),
  /** The write by which an event is told. */
  told: (event: PublishedEvent): Write => outboxItem(TableName, event),
  entry: (entry: MasterStockEntry): Write => putNew(TableName, { ...historyKey(entry.version), ...entry }),
  /** The change by staff that made a version. */
  entryOf: async (version: number): Promise<MasterStockEntry | undefined> => {
    const item = await getItem(client, TableName, historyKey(version));
    return item && MasterStockEntry.parse(item);
  },
  /** The latest changes by staff, the newest first. */
  history: async (): Promise<readonly MasterStockEntry[]> => {
    const items = await queryItems(
      client,
      {
        TableName,
        KeyConditionExpression: 'pk = :pk AND begins_with(sk, :prefix)',
        ExpressionAttributeValues: { ':pk': MASTER, ':prefix': HISTORY },
        ScanIndexForward: false,
      },
      { limit: HISTORY_SHOWN },
    );
    return items.slice(0, HISTORY_SHOWN).map((item) => MasterStockEntry.parse(item));
  },
});

export type MasterStockStore = ReturnType<typeof masterStock>;
