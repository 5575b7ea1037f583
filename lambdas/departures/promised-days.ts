import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import type { FlightRecord } from '#domain/departures/flight.ts';
import { promisedDays } from '#domain/departures/promised-days.ts';
import { flightStore } from './store/flight-store.ts';

/**
 * Reads the days on which goods were expected from a flight at an instant, whatever was changed of it since. Undefined when there is
 * no such flight. It needs `GetItem` and `Query` on the table.
 */
export const readPromisedDays = (client: DynamoDBDocumentClient, TableName: string) => {
  const store = flightStore(client, TableName);
  return async (id: string, at: string): Promise<FlightRecord['eta'] | undefined> => {
    const [flight, history] = await Promise.all([store.find(id), store.history(id)]);
    return flight && promisedDays(flight, history, at);
  };
};
