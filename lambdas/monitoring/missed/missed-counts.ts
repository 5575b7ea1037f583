import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { type MissedAddress, missedIn } from '#domain/monitoring/missed/missed-day.ts';
import { queryItems } from '../../runtime/table/query.ts';
import { MissedCounts, missedPartition } from '../counters/counter-items.ts';

/** Reads which addresses without a page readers hit. A day has a bounded number of them, whatever browsers send. */
export const missedCounts = (client: DynamoDBDocumentClient, TableName: string) => ({
  /** Since a day of New York, that day included. */
  since: async (day: string): Promise<readonly MissedAddress[]> => {
    const items = await queryItems(client, {
      TableName,
      KeyConditionExpression: 'pk = :missed AND sk >= :day',
      ExpressionAttributeValues: { ':missed': missedPartition, ':day': day },
    });
    return missedIn(items.map((item) => MissedCounts.parse(item).m));
  },
});

export type MissedReads = ReturnType<typeof missedCounts>;
