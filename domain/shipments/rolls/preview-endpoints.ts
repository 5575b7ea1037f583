import * as z from 'zod/mini';
import { FlightOverride } from '../../departures/override.ts';
import { flightImpossible } from '../../departures/refusals.ts';
import { endpoint } from '../../kernel/endpoint.ts';
import { DepartureId } from '../shipment.ts';
import { TrackingNumber } from '../tracking-number.ts';

/** Whom a change of a flight concerns, before it is saved. */
const FlightChangeForeseen = z.object({
  /** Shipments that lose the flight, by the flight that they go to; the one without a flight is for those that find no place. */
  rolls: z.array(
    z.object({
      departureId: z.optional(DepartureId),
      day: z.optional(z.string()),
      shipments: z.array(
        z.object({
          number: TrackingNumber,
          shipper: z.string(),
          pieces: z.array(z.int()),
          /** Pieces of it that are at our dock. */
          atDock: z.array(z.int()),
        }),
      ),
    }),
  ),
  /** What is booked above the new capacity; absent when all fit. Pounds. */
  over: z.optional(z.object({ lb: z.number(), pieces: z.int() })),
  /** How many senders are told, and what they read of how many shipments. */
  people: z.int(),
  news: z.array(z.object({ title: z.string(), body: z.string(), shipments: z.int() })),
});
export type FlightChangeForeseen = z.infer<typeof FlightChangeForeseen>;

/** What follows for shipments from a change of their flight. */
export const rollPreviewEndpoints = {
  foreseeChange: endpoint('POST /api/desk/departures/{id}/preview', {
    summary:
      'What a change of a flight will do, or the move that the schedule proposes, or canceling it when neither is given: who goes on which flight, and who is told what. It changes nothing.',
    access: 'departure.read',
    params: z.object({ id: DepartureId }),
    body: z.strictObject({ flight: z.optional(FlightOverride), proposal: z.optional(z.literal(true)) }),
    reply: z.object({ foreseen: FlightChangeForeseen }),
    refusals: { FLIGHT_NOT_FOUND: 404, FLIGHT_LEFT: 409, NO_PROPOSAL: 409, ...flightImpossible },
  }),
} as const;
