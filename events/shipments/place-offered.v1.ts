import * as z from 'zod/mini';
import { TrackingNumber } from '#domain/shipments/tracking-number.ts';
import { eventEnvelope } from '../envelope.ts';

/** A place became free and is held for a shipment on the waitlist. Published by shipments. */
export const PlaceOfferedV1 = {
  type: 'place-offered.v1',
  source: 'skybarrel.shipments',
  notifies: { people: ['customer'] },
  schema: eventEnvelope(
    'place-offered.v1',
    z.object({
      number: TrackingNumber,
      ownerId: z.string(),
      departureId: z.string(),
      /** Until when, exclusive, ISO 8601 in UTC. Booking takes the place. */
      until: z.string(),
      by: z.string(),
    }),
  ),
} as const;
