import * as z from 'zod/mini';
import { TrackingNumber } from '#domain/shipments/tracking-number.ts';
import { eventEnvelope } from '../envelope.ts';

/** A place was held for a shipment and not taken in time; the next one gets it. Published by shipments. */
export const PlaceLapsedV1 = {
  type: 'place-lapsed.v1',
  source: 'skybarrel.shipments',
  notifies: { people: ['customer'] },
  schema: eventEnvelope(
    'place-lapsed.v1',
    z.object({
      number: TrackingNumber,
      ownerId: z.string(),
      departureId: z.string(),
      /** Until when it was held, ISO 8601 in UTC. */
      until: z.string(),
      by: z.string(),
    }),
  ),
} as const;
