import * as z from 'zod/mini';
import { ParcelStateName, parcelDeeds } from '#domain/parcels/parcel.ts';
import { eventEnvelope } from '../envelope.ts';
import { parcelFacts } from './parcel-facts.ts';

/** Something happened to a parcel after it was received: `what` says what, as its history does. Published by parcels. */
export const ParcelChangedV1 = {
  type: 'parcel-changed.v1',
  source: 'skybarrel.parcels',
  notifies: { people: ['desk', 'customer'] },
  schema: eventEnvelope(
    'parcel-changed.v1',
    z.object({
      ...parcelFacts,
      what: z.array(z.enum(parcelDeeds)).check(z.minLength(1)),
      before: z.object({
        state: ParcelStateName,
        /** Whose it was, where it is somebody else’s now. */
        ownerId: z.optional(z.string()),
      }),
      /** What is charged for it now, from the table of charges. */
      charge: z.optional(z.enum(['EXTRA_PHOTOS', 'RETURN_TO_STORE'])),
      /** The sum that its owner agreed to, in cents. */
      amount: z.optional(z.int()),
    }),
  ),
} as const;
