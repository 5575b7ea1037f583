import * as z from 'zod/mini';
import { FlightId } from '#domain/departures/flight-id.ts';
import { eventEnvelope } from '../envelope.ts';

/** Staff began to make the manifest of a flight. Published by departures; shipments then looks at each of its shipments. */
export const DepartureClosingV1 = {
  type: 'departure-closing.v1',
  source: 'skybarrel.departures',
  notifies: { nobody: 'The page of the flight shows how far it is.' },
  schema: eventEnvelope(
    'departure-closing.v1',
    z.object({
      flight: FlightId,
      /** The number of this closing. */
      closing: z.int(),
      /** How many shipments had a place on it. */
      shipments: z.int(),
      by: z.string(),
    }),
  ),
} as const;
