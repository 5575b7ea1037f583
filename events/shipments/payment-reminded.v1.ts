import * as z from 'zod/mini';
import { DepartureId } from '#domain/shipments/shipment.ts';
import { TrackingNumber } from '#domain/shipments/tracking-number.ts';
import { eventEnvelope } from '../envelope.ts';

/** A shipment is not paid, and the flight that it is booked on closes soon: its sender is reminded. Published by shipments. */
export const PaymentRemindedV1 = {
  type: 'payment-reminded.v1',
  source: 'skybarrel.shipments',
  notifies: { people: ['customer'] },
  schema: eventEnvelope(
    'payment-reminded.v1',
    z.object({
      number: TrackingNumber,
      ownerId: z.string(),
      departureId: DepartureId,
      /** The day on which that flight leaves, in New York. */
      day: z.string(),
      /** Before this instant it has to be paid, ISO 8601 in UTC. */
      until: z.string(),
      by: z.string(),
    }),
  ),
} as const;
