import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import type { FlightRecord } from '#domain/departures/flight.ts';
import { WEEKS_PLANNED } from '#domain/departures/flights-setting.ts';
import { addDays, newYorkDay, weekOf } from '#domain/kernel/new-york.ts';
import { flightsOfDays } from './flights-of-days.ts';

/** The usual days of the flights from last week until eight weeks ahead. */
export const daysPlanned = (now: Date): { readonly first: string; readonly last: string } => {
  const first = addDays(weekOf(newYorkDay(now)), -7);
  return { first, last: addDays(first, 7 * (WEEKS_PLANNED + 2)) };
};

/** Reads the flights of all lanes from last week until eight weeks ahead, cancelled ones too. It needs `Query` on the table. */
export const flightsOfNextWeeks = (client: DynamoDBDocumentClient, TableName: string) => {
  const read = flightsOfDays(client, TableName);
  return (now: Date): Promise<readonly FlightRecord[]> => read(undefined, daysPlanned(now));
};
