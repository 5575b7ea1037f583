import * as z from 'zod/mini';
import { TrackingNumber } from '#domain/shipments/tracking-number.ts';
import { eventEnvelope } from '../envelope.ts';

/** We have called a sender who was not content. Published by shipments. */
export const OpinionAnsweredV1 = {
  type: 'opinion-answered.v1',
  source: 'skybarrel.shipments',
  notifies: { nobody: 'We have just talked with the sender.' },
  schema: eventEnvelope(
    'opinion-answered.v1',
    z.object({
      number: TrackingNumber,
      ownerId: z.string(),
      /** The version of the opinion. */
      opinion: z.int(),
      by: z.string(),
    }),
  ),
} as const;
