import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { DayRate } from '#domain/billing/abroad/day-rate.ts';
import type { DestinationCode } from '#domain/kernel/destination-codes.ts';
import { getItem } from '../../runtime/table/get-item.ts';
import { outboxItem, type PublishedEvent } from '../../runtime/table/outbox.ts';
import { queryItems } from '../../runtime/table/query.ts';
import { writeTogether } from '../../runtime/table/transact.ts';
import { putVersion } from '../../runtime/table/writes.ts';

const partition = (country: DestinationCode): string => `RATES#${country}`;
const keyOf = ({ country, day }: Pick<DayRate, 'country' | 'day'>) => ({ pk: partition(country), sk: day });

/** The rates of the day at counters abroad: one item for each day, as it was last entered. */
export const rateStore = (client: DynamoDBDocumentClient, TableName: string) => ({
  find: async (of: Pick<DayRate, 'country' | 'day'>): Promise<DayRate | undefined> => {
    const item = await getItem(client, TableName, keyOf(of));
    return item && DayRate.parse(item);
  },
  /** The last days of a destination, the latest first. */
  last: async (country: DestinationCode, limit: number): Promise<readonly DayRate[]> =>
    (
      await queryItems(
        client,
        {
          TableName,
          KeyConditionExpression: 'pk = :pk',
          ExpressionAttributeValues: { ':pk': partition(country) },
          ScanIndexForward: false,
          ConsistentRead: true,
        },
        { limit },
      )
    ).map((item) => DayRate.parse(item)),
  /** Writes the next version of a rate. False when somebody else entered it in between. */
  write: (rate: DayRate, event: PublishedEvent): Promise<boolean> =>
    writeTogether(client, putVersion(TableName, { ...keyOf(rate), ...rate }), [outboxItem(TableName, event)]),
});

export type RateStore = ReturnType<typeof rateStore>;
