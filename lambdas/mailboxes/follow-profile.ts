import type { EventOf } from '#events/envelope.ts';
import type { ProfileChangedV2 } from '#events/identity/profile-changed.v2.ts';
import { labelName, type ProfileReader } from '../identity/index.ts';
import type { MailboxOwners } from './store/mailbox-owners.ts';

/** Write conflicts on one mailbox are over within a try or two. */
const TRIES = 3;

/**
 * Copies name and phone number of the profile, as it is now, to the mailbox. An event that comes twice or late changes nothing,
 * and a person without a mailbox or without a profile has nothing to change.
 */
export const followProfile =
  (owners: MailboxOwners, profiles: ProfileReader) =>
  async (event: EventOf<typeof ProfileChangedV2>): Promise<void> => {
    const { userId, changedAt } = event.data;
    const profile = await profiles.find(userId);
    if (!profile) return;
    const change = {
      userId,
      name: labelName(profile),
      phone: profile.phone_e164,
      profileVersion: profile.version,
      at: new Date(changedAt),
      eventId: event.id,
    };
    for (let attempt = 1; attempt <= TRIES; attempt += 1) {
      if ((await owners.apply(change)) !== 'busy') return;
    }
    throw new Error('Name and phone could not be copied: others kept writing the same mailbox.');
  };
