import * as z from 'zod/mini';
import { ParcelCode } from '#domain/parcels/parcel-code.ts';
import { eventEnvelope } from '../envelope.ts';

/** Ten minutes after a first parcel came for somebody: all that came for them until now, for one letter. Published by parcels. */
export const ParcelNewsV1 = {
  type: 'parcel-news.v1',
  source: 'skybarrel.parcels',
  notifies: { people: ['customer'] },
  schema: eventEnvelope(
    'parcel-news.v1',
    z.object({ ownerId: z.string(), codes: z.array(ParcelCode).check(z.minLength(1)) }),
  ),
} as const;
