import * as z from 'zod/mini';
import { TrackingNumber } from '#domain/shipments/tracking-number.ts';
import { eventEnvelope } from '../envelope.ts';

/** A shipment was canceled, and its place on the flight is free. Published by shipments. */
export const ShipmentCancelledV1 = {
  type: 'shipment-cancelled.v1',
  source: 'skybarrel.shipments',
  notifies: { people: ['customer'] },
  schema: eventEnvelope(
    'shipment-cancelled.v1',
    z.object({
      number: TrackingNumber,
      ownerId: z.string(),
      /** The flight that it was booked on. */
      departureId: z.optional(z.string()),
      by: z.string(),
    }),
  ),
} as const;
