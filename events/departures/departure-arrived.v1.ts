import * as z from 'zod/mini';
import { FlightId } from '#domain/departures/flight-id.ts';
import { destinationCodes } from '#domain/kernel/destinations.ts';
import { eventEnvelope } from '../envelope.ts';

/** A flight has landed. Published by departures; shipments then brings everything on it along. */
export const DepartureArrivedV1 = {
  type: 'departure-arrived.v1',
  source: 'skybarrel.departures',
  notifies: { nobody: 'Each sender hears it of their shipment.' },
  schema: eventEnvelope(
    'departure-arrived.v1',
    z.object({
      flight: FlightId,
      to: z.enum(destinationCodes),
      day: z.string(),
      /** When it happened, ISO 8601. */
      at: z.string(),
      by: z.string(),
    }),
  ),
} as const;
