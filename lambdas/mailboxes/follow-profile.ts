import type { EventOf } from '#events/envelope.ts';
import type { ProfileChangedV1 } from '#events/identity/profile-changed.v1.ts';
import type { MailboxOwners } from './store/mailbox-owners.ts';

/** Write conflicts on one mailbox are over within a try or two. */
const TRIES = 3;

/**
 * Copies name and phone number of the profile to the mailbox. An event that comes twice or late changes nothing, and a
 * person without a mailbox has nothing to change.
 */
export const followProfile =
  (owners: MailboxOwners) =>
  async (event: EventOf<typeof ProfileChangedV1>): Promise<void> => {
    const { userId, name, phone, changedAt } = event.data;
    const change = {
      userId,
      name,
      phone,
      profileVersion: event.aggregateVersion,
      at: new Date(changedAt),
      eventId: event.id,
    };
    for (let attempt = 1; attempt <= TRIES; attempt += 1) {
      if ((await owners.apply(change)) !== 'busy') return;
    }
    throw new Error('Name and phone could not be copied: others kept writing the same mailbox.');
  };
