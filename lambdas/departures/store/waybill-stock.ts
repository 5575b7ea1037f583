import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { firstStock, WaybillStock } from '#domain/departures/waybill.ts';
import { getItem } from '../../runtime/table/get-item.ts';
import { outboxItem, type PublishedEvent } from '../../runtime/table/outbox.ts';
import { writeTogether } from '../../runtime/table/transact.ts';
import { updateItem } from '../../runtime/table/update-item.ts';
import type { Write } from '../../runtime/table/writes.ts';

const WAYBILLS = 'WAYBILLS';
const stockKey = { pk: WAYBILLS, sk: 'STOCK' } as const;

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

/** The stock of house air waybill numbers. */
export const waybillStock = (client: DynamoDBDocumentClient, TableName: string) => ({
  read: async (): Promise<WaybillStock> => {
    const item = await getItem(client, TableName, stockKey);
    return item === undefined ? firstStock : WaybillStock.parse(item);
  },
  /** Takes the next serial for good: the one before `next` of the answer. Undefined when none is left. */
  take: async (): Promise<WaybillStock | undefined> => {
    const item = await updateItem(client, { TableName, Key: stockKey, ...takeNext });
    return item && WaybillStock.parse(item);
  },
  /** Marks the stock as low, with the event. False when it was marked before. */
  markLow: (at: string, event: PublishedEvent): Promise<boolean> =>
    writeTogether(client, markLow(TableName, at), [outboxItem(TableName, event)], { tries: 1 }),
});

export type WaybillStockStore = ReturnType<typeof waybillStock>;
