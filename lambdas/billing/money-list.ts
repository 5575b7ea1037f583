import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import type { Taking } from '#domain/billing/takings.ts';
import { queryItems } from '../runtime/table/query.ts';
import { takingsPartition, toTaking } from './invoice-items.ts';

/** Money that moved, by days. */
export const moneyList = (client: DynamoDBDocumentClient, TableName: string) => ({
  /** Every payment, refund and void of a New York day, the latest first. */
  takings: async (day: string): Promise<readonly Taking[]> =>
    (
      await queryItems(client, {
        TableName,
        IndexName: 'gsi1',
        KeyConditionExpression: 'gsi1pk = :pk',
        ExpressionAttributeValues: { ':pk': takingsPartition(day) },
        ScanIndexForward: false,
      })
    ).map(toTaking),
});

export type MoneyList = ReturnType<typeof moneyList>;
