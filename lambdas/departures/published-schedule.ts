import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { asPublished } from '#domain/departures/published/published.ts';
import type { PublishedSchedule } from '#domain/departures/published/published-schedule.ts';
import type { DestinationCode } from '#domain/kernel/destinations.ts';
import type { ReadSetting } from '../settings/index.ts';
import { daysPlanned } from './flights-of-next-weeks.ts';
import { flightStore } from './store/flight-store.ts';

/** Reads the schedule with the flights of a lane that differ from its rule, as the pages have it. */
export type ReadSchedule = (to: DestinationCode, now: Date) => Promise<PublishedSchedule>;

/** So that what the server says of a flight is what the pages say. It needs `Query` on the table. */
export const publishedSchedule = (
  client: DynamoDBDocumentClient,
  TableName: string,
  readSetting: ReadSetting,
): ReadSchedule => {
  const store = flightStore(client, TableName);
  return async (to, now) => {
    const [schedule, flights] = await Promise.all([
      readSetting('schedule'),
      store.ofLane(to, daysPlanned(now)),
    ]);
    return asPublished(schedule, flights, now);
  };
};
