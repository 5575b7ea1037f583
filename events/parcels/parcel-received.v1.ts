import * as z from 'zod/mini';
import { matchedBy } from '#domain/parcels/parcel.ts';
import { eventEnvelope } from '../envelope.ts';
import { parcelFacts } from './parcel-facts.ts';

/** A parcel lies on a shelf of ours. Published by parcels. */
export const ParcelReceivedV1 = {
  type: 'parcel-received.v1',
  source: 'skybarrel.parcels',
  notifies: { people: ['customer'] },
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
