import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { CounterTaking } from '#domain/billing/abroad/counter-taking.ts';
import { Settlement } from '#domain/billing/abroad/settlement.ts';
import type { DestinationCode } from '#domain/kernel/destination-codes.ts';
import { getItem } from '../../runtime/table/get-item.ts';
import { oldestFirst } from '../../runtime/table/newest-first.ts';
import { outboxItem, type PublishedEvent } from '../../runtime/table/outbox.ts';
import type { Page, PageRequest } from '../../runtime/table/page.ts';
import { queryItems } from '../../runtime/table/query.ts';
import { transact } from '../../runtime/table/transact.ts';
import { put, putNew } from '../../runtime/table/writes.ts';
import { settlementItem } from '../journal-items.ts';
import {
  type Account,
  accountKey,
  counterPartition,
  openAccount,
  settledPartition,
} from './counter-items.ts';

const SETTLEMENT = 'SETTLEMENT#';
/** Numbers in the order of a text. */
const settlementKey = (country: DestinationCode, number: number) => ({
  pk: counterPartition(country),
  sk: `${SETTLEMENT}${String(number).padStart(6, '0')}`,
});
const toTaking = (item: unknown): CounterTaking => CounterTaking.parse(item);

/** The accounts of counters abroad, and the settlements that closed them. */
export const agentAccountStore = (client: DynamoDBDocumentClient, TableName: string) => {
  const rows = (country: DestinationCode, number: number) => ({
    TableName,
    index: 'gsi1',
    partitions: [settledPartition(country, number)],
    rowOf: toTaking,
    positionOf: ({ at, id }: CounterTaking) => `${at}#${id}`,
  });
  return {
    open: (country: DestinationCode): Promise<Account> => openAccount(client, TableName, country),
    find: async (country: DestinationCode, number: number): Promise<Settlement | undefined> => {
      const item = await getItem(client, TableName, settlementKey(country, number));
      return item && Settlement.parse(item);
    },
    /** What belongs to a settlement. The index may be a moment behind the count of its account. */
    takings: async (country: DestinationCode, number: number): Promise<readonly CounterTaking[]> =>
      (
        await queryItems(client, {
          TableName,
          IndexName: 'gsi1',
          KeyConditionExpression: 'gsi1pk = :pk',
          ExpressionAttributeValues: { ':pk': settledPartition(country, number) },
        })
      ).map(toTaking),
    takingsPage: (
      country: DestinationCode,
      number: number,
      page: PageRequest,
    ): Promise<Page<CounterTaking>> => oldestFirst(client, rows(country, number), page),
    /** The last settlements, the newest first. */
    closed: async (country: DestinationCode, limit: number): Promise<readonly Settlement[]> =>
      (
        await queryItems(
          client,
          {
            TableName,
            KeyConditionExpression: 'pk = :pk AND begins_with(sk, :settlement)',
            ExpressionAttributeValues: { ':pk': counterPartition(country), ':settlement': SETTLEMENT },
            ScanIndexForward: false,
            ConsistentRead: true,
          },
          { limit },
        )
      ).map((item) => Settlement.parse(item)),
    /** Closes an account as it was read, with its row in the journal. False when something was entered, or it was closed, in between. */
    close: async (
      settlement: Settlement,
      { number, count }: Account,
      events: readonly PublishedEvent[],
    ): Promise<boolean> => {
      const { country } = settlement;
      const next = {
        Put: {
          TableName,
          Item: { ...accountKey(country), number: number + 1, count: 0 },
          ConditionExpression: 'attribute_not_exists(pk) OR (#number = :number AND #count = :count)',
          ExpressionAttributeNames: { '#number': 'number', '#count': 'count' },
          ExpressionAttributeValues: { ':number': number, ':count': count },
        },
      };
      const stored = putNew(TableName, { ...settlementKey(country, number), ...settlement });
      const booked = settlementItem(settlement);
      const refusal = await transact(
        client,
        { next, stored },
        {
          also: [
            ...(booked === undefined ? [] : [put(TableName, booked)]),
            ...events.map((event) => outboxItem(TableName, event)),
          ],
        },
      );
      return refusal === undefined;
    },
  };
};

export type AccountStore = ReturnType<typeof agentAccountStore>;
