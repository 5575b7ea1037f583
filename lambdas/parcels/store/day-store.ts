import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { Tally } from '#domain/parcels/bench/bench.ts';
import { getItem } from '../../runtime/table/get-item.ts';
import { outboxItem, type PublishedEvent } from '../../runtime/table/outbox.ts';
import { countItems, queryItems } from '../../runtime/table/query.ts';
import { transact } from '../../runtime/table/transact.ts';
import { putNew, type Write } from '../../runtime/table/writes.ts';
import {
  type DayRow,
  dayPartition,
  RECEIVED,
  type Refused,
  readDayRow,
  refusedItem,
  tallyItem,
  tallyKey,
} from './day-items.ts';

/** Reads and writes what came on a day. */
export const dayStore = (client: DynamoDBDocumentClient, TableName: string) => ({
  /** All of a New York day: what was received, counted at the door and refused there. The index may lag by a moment. */
  of: async (day: string): Promise<readonly DayRow[]> => {
    const items = await queryItems(client, {
      TableName,
      IndexName: 'gsi1',
      KeyConditionExpression: 'gsi1pk = :day',
      ExpressionAttributeValues: { ':day': dayPartition(day) },
    });
    return items.flatMap((item) => readDayRow(item) ?? []);
  },
  /** How many parcels came on a day, up to a limit. */
  received: (day: string, limit: number): Promise<number> =>
    countItems(
      client,
      {
        TableName,
        IndexName: 'gsi1',
        KeyConditionExpression: 'gsi1pk = :day AND begins_with(gsi1sk, :received)',
        ExpressionAttributeValues: { ':day': dayPartition(day), ':received': RECEIVED },
      },
      limit,
    ),
  /** Notes a count at the door, once for each id, and returns the one that is noted. */
  tally: async (day: string, tally: Tally): Promise<Tally> => {
    const known = await transact(client, { known: putNew(TableName, tallyItem(day, tally)) }, {});
    if (known === undefined) return tally;
    return Tally.parse(await getItem(client, TableName, tallyKey(tally.id)));
  },
  /**
   * Notes that a carrier took a parcel back, once for each id, with the next versions of the pre-alerts of its number and their events.
   * Returns `known` when it is noted already, and `changed` when a pre-alert was written in between.
   */
  refuse: (
    day: string,
    refused: Refused,
    alerts: readonly Write[],
    events: readonly PublishedEvent[],
  ): Promise<string | undefined> =>
    transact<string>(
      client,
      {
        known: putNew(TableName, refusedItem(day, refused)),
        ...Object.fromEntries(alerts.map((write, place) => [`changed-${place}`, write])),
      },
      { also: events.map((event) => outboxItem(TableName, event)), tries: 1 },
    ),
});

export type DayStore = ReturnType<typeof dayStore>;
