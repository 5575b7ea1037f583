import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { type FlightLoad, flightLoad } from '#domain/runs/airport/flight-load.ts';
import { flights } from '../../departures/index.ts';
import { type EnvOf, required } from '../../runtime/env.ts';
import { shipmentsOnFlight } from '../../shipments/index.ts';

export const flightVariables = { DEPARTURES_TABLE: required, SHIPMENTS_TABLE: required };

/** A flight with what goes onto it, as it is at this instant; undefined when there is none. */
export type ReadFlightLoad = (id: string, now: Date) => Promise<FlightLoad | undefined>;

/** Reads flights with their load. A function needs `GetItem` on the flights, and `BatchGetItem` and the index of the shipments. */
export const flightLoadReader = (
  client: DynamoDBDocumentClient,
  { DEPARTURES_TABLE, SHIPMENTS_TABLE }: EnvOf<typeof flightVariables>,
): ReadFlightLoad => {
  const { find } = flights(client, DEPARTURES_TABLE);
  const everybodyOn = shipmentsOnFlight(client, SHIPMENTS_TABLE);
  return async (id, now) => {
    const [flight, everybody] = await Promise.all([find(id, now), everybodyOn(id)]);
    return flight && flightLoad(flight, everybody);
  };
};
