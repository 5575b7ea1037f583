import * as z from 'zod/mini';
import { FlightId } from '#domain/departures/flight-id.ts';
import { destinationCodes } from '#domain/kernel/destinations.ts';
import { eventEnvelope } from '../envelope.ts';

/** The manifest of a flight was made: its first one when it was closed, or a later version. Published by departures. */
export const DepartureManifestedV1 = {
  type: 'departure-manifested.v1',
  source: 'skybarrel.departures',
  notifies: { nobody: 'Senders see on the page of their shipment that it is on the list of the flight.' },
  schema: eventEnvelope(
    'departure-manifested.v1',
    z.object({
      flight: FlightId,
      to: z.enum(destinationCodes),
      day: z.string(),
      /** The version of the manifest. */
      manifest: z.int(),
      shipments: z.int(),
      pieces: z.int(),
      thousandthsLb: z.int(),
      by: z.string(),
    }),
  ),
} as const;
