import * as z from 'zod/mini';
import { TrackingNumber } from '#domain/shipments/tracking-number.ts';
import { eventEnvelope } from '../envelope.ts';

/** A new code was given in place of one that was locked. It never has the code. Published by shipments. */
export const CollectionCodeRenewedV1 = {
  type: 'collection-code-renewed.v1',
  source: 'skybarrel.shipments',
  notifies: { nobody: 'Whoever asked for the new code reads it on their screen.' },
  schema: eventEnvelope(
    'collection-code-renewed.v1',
    z.object({
      number: TrackingNumber,
      ownerId: z.string(),
      by: z.string(),
    }),
  ),
} as const;
