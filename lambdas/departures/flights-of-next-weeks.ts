import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import type { FlightRecord } from '#domain/departures/flight.ts';
import { WEEKS_PLANNED } from '#domain/departures/flights-setting.ts';
import { weekOf } from '#domain/departures/planning.ts';
import { destinationCodes } from '#domain/kernel/destinations.ts';
import { addDays, newYorkDay } from '#domain/kernel/new-york.ts';
import { flightStore } from './store/flight-store.ts';

/** The usual days of the flights from last week until eight weeks ahead. */
export const daysPlanned = (now: Date): { readonly first: string; readonly last: string } => {
  const first = addDays(weekOf(newYorkDay(now)), -7);
  return { first, last: addDays(first, 7 * (WEEKS_PLANNED + 2)) };
};

/** Reads the flights of all lanes from last week until eight weeks ahead, cancelled ones too. It needs `Query` on the table. */
export const flightsOfNextWeeks = (client: DynamoDBDocumentClient, TableName: string) => {
  const store = flightStore(client, TableName);
  return async (now: Date): Promise<readonly FlightRecord[]> => {
    const days = daysPlanned(now);
    return (await Promise.all(destinationCodes.map((to) => store.ofLane(to, days)))).flat();
  };
};
