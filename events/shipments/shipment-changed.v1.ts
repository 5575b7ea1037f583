import * as z from 'zod/mini';
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
      by: z.string(),
    }),
  ),
} as const;
