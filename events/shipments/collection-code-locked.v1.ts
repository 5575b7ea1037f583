import * as z from 'zod/mini';
import { TrackingNumber } from '#domain/shipments/tracking-number.ts';
import { eventEnvelope } from '../envelope.ts';

/** The fifth wrong code was typed at the counter, so nothing can be collected until a new one is given. Published by shipments. */
export const CollectionCodeLockedV1 = {
  type: 'collection-code-locked.v1',
  source: 'skybarrel.shipments',
  notifies: { people: ['customer'] },
  schema: eventEnvelope(
    'collection-code-locked.v1',
    z.object({
      number: TrackingNumber,
      ownerId: z.string(),
      /** Who typed it at the counter. */
      by: z.string(),
    }),
  ),
} as const;
