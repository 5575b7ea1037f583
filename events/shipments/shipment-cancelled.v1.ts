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
      /** Nobody booked it in time, so its parcels are in the mailbox again. Absent where a person canceled it. */
      why: z.optional(z.literal('not-booked')),
      by: z.string(),
    }),
  ),
} as const;
