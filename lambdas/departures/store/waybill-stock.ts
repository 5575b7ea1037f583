import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import {
  firstStock,
  numbersLeft,
  type StockChange,
  StockHistoryEntry,
  WaybillStock,
} from '#domain/departures/waybills/waybill.ts';
import { getItem } from '../../runtime/table/get-item.ts';
import { outboxItem, type PublishedEvent } from '../../runtime/table/outbox.ts';
import { queryItems } from '../../runtime/table/query.ts';
import { writeTogether } from '../../runtime/table/transact.ts';
import { updateItem } from '../../runtime/table/update-item.ts';
import { putNew, type Write } from '../../runtime/table/writes.ts';
import {
  serialIn,
  stockHistoryKey,
  stockHistoryPrefix,
  stockKey,
  usedKey,
  WAYBILLS,
} from './waybill-items.ts';

const { next: first, version: none, ...start } = firstStock;
const startFields = Object.keys(start);

/** Takes one number. A stock that nobody changed yet begins with the fields of a new installation. */
const takeNext = {
  UpdateExpression: `SET #next = if_not_exists(#next, :first) + :one, #version = if_not_exists(#version, :none), ${startFields
    .map((field) => `#${field} = if_not_exists(#${field}, :${field})`)
    .join(', ')}`,
  ConditionExpression: 'attribute_not_exists(#next) OR #next <= #last',
  ExpressionAttributeNames: Object.fromEntries(
    ['next', 'version', ...startFields].map((field) => [`#${field}`, field]),
  ),
  ExpressionAttributeValues: {
    ...Object.fromEntries(Object.entries(start).map(([field, value]) => [`:${field}`, value])),
    ':first': first,
    ':one': 1,
    ':none': none,
  },
} as const;

/** Marks the stock as low. The condition fails when it was marked before. */
const markLow = (TableName: string, at: string): Write => ({
  Update: {
    TableName,
    Key: stockKey,
    UpdateExpression: 'SET #lowSince = :at',
    ConditionExpression: 'attribute_not_exists(#lowSince)',
    ExpressionAttributeNames: { '#lowSince': 'lowSince' },
    ExpressionAttributeValues: { ':at': at },
  },
});

/** Writes the next version of the stock, while numbers are taken. With enough numbers it is no longer low. */
const changed = (TableName: string, before: WaybillStock, after: WaybillStock): Write => ({
  Update: {
    TableName,
    Key: stockKey,
    UpdateExpression: `SET #prefix = :prefix, #lowMark = :lowMark, #last = :last, #version = :version, #next = if_not_exists(#next, :next)${
      numbersLeft(after) > after.lowMark ? ' REMOVE #lowSince' : ''
    }`,
    // A stock that was never changed may not be stored yet.
    ConditionExpression:
      before.version === none ? 'attribute_not_exists(#version) OR #version = :seen' : '#version = :seen',
    ExpressionAttributeNames: {
      ...Object.fromEntries(
        ['prefix', 'lowMark', 'last', 'version', 'next'].map((field) => [`#${field}`, field]),
      ),
      ...(numbersLeft(after) > after.lowMark ? { '#lowSince': 'lowSince' } : {}),
    },
    ExpressionAttributeValues: {
      ':prefix': after.prefix,
      ':lowMark': after.lowMark,
      ':last': after.last,
      ':version': after.version,
      ':next': after.next,
      ':seen': before.version,
    },
  },
});

/** How many serials are checked for gaps with one question. */
const CHECKED_AT_ONCE = 500;
/** Changes by staff that are shown. */
const HISTORY_SHOWN = 10;

/** The stock of house air waybill numbers. */
export const waybillStock = (client: DynamoDBDocumentClient, TableName: string) => ({
  read: async (): Promise<WaybillStock> => {
    const item = await getItem(client, TableName, stockKey);
    return item === undefined ? firstStock : WaybillStock.parse(item);
  },
  /** The stock, and since when it is low. */
  readLow: async (): Promise<{ readonly stock: WaybillStock; readonly lowSince?: string }> => {
    const item = await getItem(client, TableName, stockKey);
    if (item === undefined) return { stock: firstStock };
    const { lowSince } = item;
    return {
      stock: WaybillStock.parse(item),
      ...(lowSince === undefined ? {} : { lowSince: String(lowSince) }),
    };
  },
  /** Takes the next serial for good: the one before `next` of the answer. Undefined when none is left. */
  take: async (): Promise<WaybillStock | undefined> => {
    const item = await updateItem(client, { TableName, Key: stockKey, ...takeNext });
    return item && WaybillStock.parse(item);
  },
  /** Marks the stock as low, with the event. False when it was marked before. */
  markLow: (at: string, event: PublishedEvent): Promise<boolean> =>
    writeTogether(client, markLow(TableName, at), [outboxItem(TableName, event)], { tries: 1 }),
  /** Writes the next version, with its history and its event. False when another was written in between. */
  change: (
    before: WaybillStock,
    after: WaybillStock,
    { entry, event }: { readonly entry: StockHistoryEntry; readonly event: PublishedEvent },
  ): Promise<boolean> =>
    writeTogether(client, changed(TableName, before, after), [
      putNew(TableName, { ...stockHistoryKey(entry.version), ...entry }),
      outboxItem(TableName, event),
    ]),
  /** The latest changes by staff, the newest first. */
  history: async (): Promise<readonly StockHistoryEntry[]> => {
    const items = await queryItems(
      client,
      {
        TableName,
        KeyConditionExpression: 'pk = :pk AND begins_with(sk, :prefix)',
        ExpressionAttributeValues: { ':pk': WAYBILLS, ':prefix': stockHistoryPrefix },
        ScanIndexForward: false,
      },
      { limit: HISTORY_SHOWN },
    );
    return items.slice(0, HISTORY_SHOWN).map((item) => StockHistoryEntry.parse(item));
  },
  /** Whether the same person has made this change already, for example with a double click. */
  isRepeat: async (
    version: number,
    { by, ...change }: StockChange & { readonly by: string },
  ): Promise<boolean> => {
    const item = await getItem(client, TableName, stockHistoryKey(version));
    const entry = item && StockHistoryEntry.parse(item);
    return (
      entry?.by === by &&
      entry.add === change.add &&
      entry.prefix === change.prefix &&
      entry.lowMark === change.lowMark
    );
  },
  /** Serials below `end` that were taken and not used, the newest first, and how far down it looked. */
  gaps: async (end: number): Promise<{ readonly serials: readonly number[]; readonly from: number }> => {
    const from = Math.max(first, end - CHECKED_AT_ONCE);
    // DynamoDB refuses a range that ends before it begins, which that of a fresh stock would.
    if (end <= from) return { serials: [], from };
    const items = await queryItems(client, {
      TableName,
      KeyConditionExpression: 'pk = :pk AND sk BETWEEN :from AND :to',
      ExpressionAttributeValues: { ':pk': WAYBILLS, ':from': usedKey(from).sk, ':to': usedKey(end - 1).sk },
    });
    const used = new Set(items.map(serialIn));
    const all = Array.from({ length: Math.max(0, end - from) }, (_, index) => end - 1 - index);
    return { serials: all.filter((serial) => !used.has(serial)), from };
  },
});

export type WaybillStockStore = ReturnType<typeof waybillStock>;
