import * as z from 'zod/mini';
import { eventEnvelope } from '../envelope.ts';

/**
 * A person has saved their profile. Published by identity. Mailboxes listen, because they copy the name to the address, and name
 * and phone number to the search. They read the profile. `aggregateVersion` is its version.
 */
export const ProfileChangedV2 = {
  type: 'profile-changed.v2',
  source: 'skybarrel.identity',
  notifies: { nobody: 'They changed it themselves, and the form says that it is saved.' },
  schema: eventEnvelope(
    'profile-changed.v2',
    z.object({
      userId: z.string(),
      changedAt: z.string(),
    }),
  ),
} as const;
