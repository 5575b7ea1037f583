import * as z from 'zod/mini';
import { eventEnvelope } from '../envelope.ts';

/**
 * A person has saved their profile. Published by identity. Mailboxes listen, because they copy the name to the address,
 * and name and phone number to the search. `aggregateVersion` is the version of the profile: events may arrive out of order, and the higher
 * version counts.
 */
export const ProfileChangedV1 = {
  type: 'profile-changed.v1',
  source: 'skybarrel.identity',
  notifies: { nobody: 'They changed it themselves, and the form says that it is saved.' },
  schema: eventEnvelope(
    'profile-changed.v1',
    z.object({
      userId: z.string(),
      /** First and last name, as on a label. */
      name: z.string(),
      /** The phone number as E.164, null without one. Absent from the events of older releases. */
      phone: z.optional(z.nullable(z.string())),
      changedAt: z.string(),
    }),
  ),
} as const;
