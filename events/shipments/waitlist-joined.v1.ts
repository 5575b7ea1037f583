import * as z from 'zod/mini';
import { TrackingNumber } from '#domain/shipments/tracking-number.ts';
import { eventEnvelope } from '../envelope.ts';

/** A shipment waits for a place on a full flight. Published by shipments. */
export const WaitlistJoinedV1 = {
  type: 'waitlist-joined.v1',
  source: 'skybarrel.shipments',
  notifies: { nobody: 'The sender put it on the list and sees it.' },
  schema: eventEnvelope(
    'waitlist-joined.v1',
    z.object({
      number: TrackingNumber,
      ownerId: z.string(),
      departureId: z.string(),
      by: z.string(),
    }),
  ),
} as const;
