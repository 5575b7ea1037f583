import * as z from 'zod/mini';
import { FlightId } from '#domain/departures/flight-id.ts';

import { destinationCodes } from '#domain/kernel/destinations.ts';
import { eventEnvelope } from '../envelope.ts';

/** A flight does not fly. Published by departures. Content publishes the pages again. */
export const DepartureCancelledV1 = {
  type: 'departure-cancelled.v1',
  source: 'skybarrel.departures',
  notifies: {
    nobody: 'Shipments find everybody on it. Staff confirm where they go, and each sender is told then.',
  },
  schema: eventEnvelope(
    'departure-cancelled.v1',
    z.object({
      flight: FlightId,
      to: z.enum(destinationCodes),
      day: z.string(),
      /** How many shipments had a place on it. */
      shipments: z.int(),
      by: z.string(),
    }),
  ),
} as const;
