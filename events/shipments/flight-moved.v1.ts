import * as z from 'zod/mini';
import { DepartureId } from '#domain/shipments/shipment.ts';
import { TrackingNumber } from '#domain/shipments/tracking-number.ts';
import { eventEnvelope } from '../envelope.ts';

const Times = z.object({
  day: z.string(),
  /** Instants, ISO 8601 in UTC. */
  cargoCutoff: z.string(),
});

/**
 * The flight of somebody's shipments leaves on another day, or its goods are due at another time. Published by shipments, once
 * for each sender on the flight, once for each on its waitlist, and for each move. Days are those of New York.
 */
export const FlightMovedV1 = {
  type: 'flight-moved.v1',
  source: 'skybarrel.shipments',
  notifies: { people: ['customer'] },
  schema: eventEnvelope(
    'flight-moved.v1',
    z.object({
      flight: DepartureId,
      ownerId: z.string(),
      /** Shipments of this sender on the flight or its waitlist, as far as they were known. */
      numbers: z.array(TrackingNumber),
      /** True when they wait for a place on it; absent when they have one. */
      waits: z.optional(z.literal(true)),
      /** How many of them we pick up, where we do: all, or some. */
      pickups: z.optional(z.enum(['all', 'some'])),
      before: Times,
      after: Times,
      eta: z.object({ from: z.string(), to: z.string() }),
      by: z.string(),
    }),
  ),
} as const;
