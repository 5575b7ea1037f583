import * as z from 'zod/mini';
import { eventEnvelope } from '../envelope.ts';

/**
 * A person has saved their profile. Published by identity; heard by mailboxes, where the name stands on the address and in the
 * search. `aggregateVersion` is the profile's version: of two events that overtake each other the higher one is right.
 */
export const ProfileChangedV1 = {
  type: 'profile-changed.v1',
  source: 'skybarrel.identity',
  notifies: { nobody: 'They changed it themselves, and the form says that it is saved.' },
  schema: eventEnvelope(
    'profile-changed.v1',
    z.object({
      userId: z.string(),
      /** First and last name, as a label shows them. */
      name: z.string(),
      changedAt: z.string(),
    }),
  ),
} as const;
