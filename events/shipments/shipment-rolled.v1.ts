import * as z from 'zod/mini';
import { rollCauses } from '#domain/shipments/rolls/roll-causes.ts';
import { DepartureId } from '#domain/shipments/shipment.ts';
import { TrackingNumber } from '#domain/shipments/tracking-number.ts';
import { eventEnvelope } from '../envelope.ts';

/**
 * A shipment lost its flight and got the next one with a place; none when `to` is absent. Published by shipments. Days are those
 * of New York.
 */
export const ShipmentRolledV1 = {
  type: 'shipment-rolled.v1',
  source: 'skybarrel.shipments',
  notifies: { people: ['customer'] },
  schema: eventEnvelope(
    'shipment-rolled.v1',
    z.object({
      number: TrackingNumber,
      ownerId: z.string(),
      from: DepartureId,
      /** The day on which that flight leaves. */
      fromDay: z.string(),
      to: z.optional(DepartureId),
      /** What is promised now: the day of the flight, when the goods are due at the dock, and the days of arrival. */
      promise: z.optional(
        z.object({
          day: z.string(),
          cargoCutoff: z.string(),
          eta: z.object({ from: z.string(), to: z.string() }),
        }),
      ),
      /** How many cutoffs the shipment has missed so far. A canceled flight is no miss. */
      rolls: z.int(),
      why: z.enum(rollCauses),
      /** The pieces that go with the other flight, when the others keep theirs. */
      pieces: z.optional(z.array(z.int())),
      /** The pieces that keep the flight, when only some lose it. */
      staying: z.optional(z.array(z.int())),
      /** Goods that are at the dock have nothing to bring. */
      onHand: z.boolean(),
      /** We pick it up, so its sender has nothing to bring. */
      pickup: z.optional(z.literal(true)),
      by: z.string(),
    }),
  ),
} as const;
