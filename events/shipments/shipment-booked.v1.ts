import * as z from 'zod/mini';
import { TrackingNumber } from '#domain/shipments/tracking-number.ts';
import { eventEnvelope } from '../envelope.ts';

/** A shipment has a place on a flight. Published by shipments. */
export const ShipmentBookedV1 = {
  type: 'shipment-booked.v1',
  source: 'skybarrel.shipments',
  notifies: { people: ['customer'] },
  schema: eventEnvelope(
    'shipment-booked.v1',
    z.object({
      number: TrackingNumber,
      ownerId: z.string(),
      departureId: z.string(),
      hawb: z.string(),
      pieces: z.int(),
      /** What it takes on the flight. */
      thousandthsLb: z.int(),
      /** Cents. */
      total: z.int(),
      chargesTerm: z.enum(['PREPAID', 'COLLECT']),
      by: z.string(),
    }),
  ),
} as const;
