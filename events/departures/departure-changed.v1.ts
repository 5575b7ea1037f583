import * as z from 'zod/mini';
import { FlightChange } from '#domain/departures/flight-changes.ts';
import { FlightId } from '#domain/departures/flight-id.ts';
import { destinationCodes } from '#domain/kernel/destinations.ts';
import { eventEnvelope } from '../envelope.ts';

/** A flight has another day, cutoff, airline or capacity. Published by departures. Content publishes the pages again. */
export const DepartureChangedV1 = {
  type: 'departure-changed.v1',
  source: 'skybarrel.departures',
  notifies: {
    nobody: 'Shipments hear it and tell everybody on the flight, each sender once.',
  },
  schema: eventEnvelope(
    'departure-changed.v1',
    z.object({
      flight: FlightId,
      to: z.enum(destinationCodes),
      day: z.string(),
      /** How many shipments have a place on it. */
      shipments: z.int(),
      changed: z.array(FlightChange),
      /** The user id of the person; `system` when the schedule moved it. */
      by: z.string(),
    }),
  ),
} as const;
