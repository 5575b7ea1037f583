import * as z from 'zod/mini';
import { FlightId } from '#domain/departures/flight-id.ts';

import { destinationCodes } from '#domain/kernel/destinations.ts';
import { eventEnvelope } from '../envelope.ts';

/** A flight was planned. Published by departures. */
export const DepartureAnnouncedV1 = {
  type: 'departure-announced.v1',
  source: 'skybarrel.departures',
  notifies: { nobody: 'Customers see it where they choose a flight.' },
  schema: eventEnvelope(
    'departure-announced.v1',
    z.object({
      flight: FlightId,
      to: z.enum(destinationCodes),
      day: z.string(),
      by: z.string(),
    }),
  ),
} as const;
