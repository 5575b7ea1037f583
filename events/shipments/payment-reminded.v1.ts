import * as z from 'zod/mini';
import { DepartureId } from '#domain/shipments/shipment.ts';
import { TrackingNumber } from '#domain/shipments/tracking-number.ts';
import { eventEnvelope } from '../envelope.ts';

/** The sender of a shipment that is not paid is reminded: by us before its flight closes, or by the desk. Published by shipments. */
export const PaymentRemindedV1 = {
  type: 'payment-reminded.v1',
  source: 'skybarrel.shipments',
  notifies: { people: ['customer'] },
  schema: eventEnvelope(
    'payment-reminded.v1',
    z.object({
      number: TrackingNumber,
      ownerId: z.string(),
      departureId: z.optional(DepartureId),
      /** The day on which that flight leaves, in New York. Absent with `until` where its booking is closed, or where it has no flight. */
      day: z.optional(z.string()),
      /** Before this instant it has to be paid, ISO 8601 in UTC. */
      until: z.optional(z.string()),
      by: z.string(),
    }),
  ),
} as const;
