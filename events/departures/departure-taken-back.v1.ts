import * as z from 'zod/mini';
import { FlightId } from '#domain/departures/flight-id.ts';
import { reversibleStates } from '#domain/departures/under-way.ts';
import { destinationCodes } from '#domain/kernel/destinations.ts';
import { eventEnvelope } from '../envelope.ts';

/** Somebody had recorded by mistake that a flight has left, or landed. Published by departures; shipments then takes everything on it back. */
export const DepartureTakenBackV1 = {
  type: 'departure-taken-back.v1',
  source: 'skybarrel.departures',
  notifies: { nobody: 'Each sender who was told hears it of their shipment.' },
  schema: eventEnvelope(
    'departure-taken-back.v1',
    z.object({
      flight: FlightId,
      to: z.enum(destinationCodes),
      day: z.string(),
      /** What did not happen. */
      state: z.enum(reversibleStates),
      /** When it was said to have happened, ISO 8601. */
      at: z.string(),
      by: z.string(),
    }),
  ),
} as const;
