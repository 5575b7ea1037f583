import * as z from 'zod/mini';
import { waysToSay } from '#domain/shipments/caller/said.ts';
import { TrackingNumber } from '#domain/shipments/tracking-number.ts';
import { eventEnvelope } from '../envelope.ts';

/** A shipment was changed, moved to another flight, or its export filing was entered. Published by shipments. */
export const ShipmentChangedV1 = {
  type: 'shipment-changed.v1',
  source: 'skybarrel.shipments',
  notifies: { people: ['customer'] },
  schema: eventEnvelope(
    'shipment-changed.v1',
    z.object({
      number: TrackingNumber,
      ownerId: z.string(),
      /** The fields that changed, with their values before and after where these are no personal data. */
      changed: z.record(
        z.string(),
        z.object({ before: z.optional(z.string()), after: z.optional(z.string()) }),
      ),
      /** When somebody else than the sender moved it to another flight: what is promised now. */
      moved: z.optional(
        z.object({
          day: z.string(),
          cargoCutoff: z.string(),
          eta: z.object({ from: z.string(), to: z.string() }),
          /** Whether every piece is at our dock already. */
          onHand: z.boolean(),
          /** We pick it up, so its sender has nothing to bring. */
          pickup: z.optional(z.literal(true)),
        }),
      ),
      /** When staff did it because the sender asked for it: what, and how they told us. */
      asked: z.optional(
        z.object({
          what: z.enum(['CORRECTION', 'REWEIGH']),
          how: z.enum(waysToSay),
          /** The entry of the history that has what was corrected, with the values before and after. */
          entry: z.optional(z.string()),
        }),
      ),
      by: z.string(),
    }),
  ),
} as const;
