import type { EventOf } from '#events/envelope.ts';
import type { ProfileChangedV1 } from '#events/identity/profile-changed.v1.ts';
import type { MailboxNames } from './store/mailbox-names.ts';

/** Write conflicts on one mailbox are over within a try or two. */
const TRIES = 3;

/**
 * Copies the name in the profile to the mailbox. An event that comes twice or late changes nothing, and a person without a
 * mailbox has nothing to change.
 */
export const followProfile =
  (names: MailboxNames) =>
  async (event: EventOf<typeof ProfileChangedV1>): Promise<void> => {
    const { userId, name, changedAt } = event.data;
    const change = {
      userId,
      name,
      profileVersion: event.aggregateVersion,
      at: new Date(changedAt),
      eventId: event.id,
    };
    for (let attempt = 1; attempt <= TRIES; attempt += 1) {
      if ((await names.apply(change)) !== 'busy') return;
    }
    throw new Error('The name could not be copied: others kept writing the same mailbox.');
  };
