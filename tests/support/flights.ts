import { type DynamoDBDocumentClient, PutCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import type { FlightRecord } from '#domain/departures/flight.ts';
import { flightItem, flightKey } from '#lambdas/departures/store/flight-items.ts';
import type { Tables } from './tables.ts';

/** A flight to Guyana in the week after the one of the tests, empty. Capacity is small, so that it can be filled. */
export const aFlight = (change: Partial<FlightRecord> = {}): FlightRecord => ({
  id: 'GY-2026-12-04',
  to: 'GY',
  usualDay: '2026-12-04',
  day: '2026-12-04',
  originAirport: 'JFK',
  destinationAirport: 'GEO',
  opensAt: '2026-10-09T04:00:00.000Z',
  cargoCutoff: '2026-12-01T19:00:00.000Z',
  bookingCutoff: '2026-12-01T21:00:00.000Z',
  eta: { from: '2026-12-07', to: '2026-12-09' },
  capacity: { lb: 100, pieces: 10, largestPieceLb: 176 },
  free: { thousandthsLb: 100_000, pieces: 10 },
  shipments: 0,
  recorded: 'SCHEDULED',
  byHand: [],
  version: 1,
  changedAt: '2026-10-09T04:00:00.000Z',
  ...change,
});

/** Stores flights, for tests about something else than how flights are planned. */
export const storeFlights = async (tables: Tables, ...records: readonly FlightRecord[]): Promise<void> => {
  const client = tables.client();
  for (const record of records)
    await client.send(new PutCommand({ TableName: tables.departures, Item: flightItem(record) }));
};

/** Calls somebody back while a flight has its manifest and the airline has not accepted it: pieces are put on its list by hand only then. */
export const whileListing = async <Answer>(
  client: DynamoDBDocumentClient,
  TableName: string,
  id: string,
  act: () => Promise<Answer>,
): Promise<Answer> => {
  const record = (recorded: FlightRecord['recorded']) =>
    client.send(
      new UpdateCommand({
        TableName,
        Key: flightKey(id),
        UpdateExpression: 'SET #recorded = :recorded',
        ExpressionAttributeNames: { '#recorded': 'recorded' },
        ExpressionAttributeValues: { ':recorded': recorded },
        ReturnValues: 'UPDATED_OLD',
      }),
    );
  const { Attributes } = await record('MANIFESTED');
  try {
    return await act();
  } finally {
    await record(Attributes?.recorded);
  }
};

/** Gives a flight a manifest, which is made only after its booking cutoff. Its driver loads by it. */
export const giveManifest = (client: DynamoDBDocumentClient, TableName: string, id: string) =>
  client.send(
    new UpdateCommand({
      TableName,
      Key: flightKey(id),
      UpdateExpression: 'SET #recorded = :recorded, #manifest = :manifest',
      ExpressionAttributeNames: { '#recorded': 'recorded', '#manifest': 'manifest' },
      ExpressionAttributeValues: {
        ':recorded': 'MANIFESTED',
        ':manifest': { version: 1, at: new Date().toISOString() },
      },
    }),
  );
