import * as z from 'zod/mini';
import { TrackingNumber } from '#domain/shipments/tracking-number.ts';
import { eventEnvelope } from '../envelope.ts';

/** A sender has made a shipment that is not booked yet. Published by shipments. Quotes hears which quote it was made of. */
export const ShipmentCreatedV1 = {
  type: 'shipment-created.v1',
  source: 'skybarrel.shipments',
  notifies: { nobody: 'The sender has made it and sees it.' },
  schema: eventEnvelope(
    'shipment-created.v1',
    z.object({
      number: TrackingNumber,
      ownerId: z.string(),
      to: z.string(),
      pieces: z.int(),
      /** Cents. */
      total: z.int(),
      /** The accepted quote that it was made of. */
      quote: z.optional(z.string()),
      by: z.string(),
    }),
  ),
} as const;
