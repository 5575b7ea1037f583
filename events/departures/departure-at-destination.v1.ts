import * as z from 'zod/mini';
import { FlightId } from '#domain/departures/flight-id.ts';
import { underWayStates } from '#domain/departures/under-way.ts';
import { destinationCodes } from '#domain/kernel/destinations.ts';
import { eventEnvelope } from '../envelope.ts';

/** The cargo of a flight is further at its destination: counted, with customs, released, ready, or all handed over. Published by departures; shipments then brings everything on it along. */
export const DepartureAtDestinationV1 = {
  type: 'departure-at-destination.v1',
  source: 'skybarrel.departures',
  notifies: { nobody: 'Each sender hears it of their shipment.' },
  schema: eventEnvelope(
    'departure-at-destination.v1',
    z.object({
      flight: FlightId,
      to: z.enum(destinationCodes),
      day: z.string(),
      state: z.enum(underWayStates),
      /** When it happened, ISO 8601. */
      at: z.string(),
      by: z.string(),
    }),
  ),
} as const;
