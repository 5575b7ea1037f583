import * as z from 'zod/mini';
import { matchedBy } from '#domain/parcels/parcel.ts';
import { eventEnvelope } from '../envelope.ts';
import { parcelFacts } from './parcel-facts.ts';

/** A parcel lies on a shelf of ours. Published by parcels. Its owner is told together with what comes within ten minutes (`parcel-news.v1`). */
export const ParcelReceivedV1 = {
  type: 'parcel-received.v1',
  source: 'skybarrel.parcels',
  notifies: { nobody: 'Its owner gets one letter for all that came within ten minutes (parcel-news.v1).' },
  schema: eventEnvelope(
    'parcel-received.v1',
    z.object({
      ...parcelFacts,
      carrier: z.string(),
      matchedBy: z.optional(z.enum(matchedBy)),
      preAlert: z.optional(z.uuid()),
    }),
  ),
} as const;
