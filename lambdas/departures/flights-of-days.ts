import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import type { FlightRecord } from '#domain/departures/flight.ts';
import { type DestinationCode, destinationCodes } from '#domain/kernel/destinations.ts';
import { type Days, flightStore } from './store/flight-store.ts';

/** Reads the flights of some usual days, of a lane or of all, cancelled ones too. It needs `Query` on the table. */
export const flightsOfDays = (client: DynamoDBDocumentClient, TableName: string) => {
  const store = flightStore(client, TableName);
  return async (lane: DestinationCode | undefined, days: Days): Promise<readonly FlightRecord[]> => {
    const lanes = lane === undefined ? destinationCodes : [lane];
    return (await Promise.all(lanes.map((to) => store.ofLane(to, days)))).flat();
  };
};
