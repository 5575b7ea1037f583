import type { EventOf } from '#events/envelope.ts';
import type { ProfileChangedV1 } from '#events/identity/profile-changed.v1.ts';
import type { MailboxNames } from './store/mailbox-names.ts';

/** Who writes the same mailbox at that moment is done within a try or two. */
const TRIES = 3;

/**
 * Has the owner's mailbox go by the name in their profile. An event that comes twice, or behind a later one, changes nothing, and
 * a person without a mailbox has none to rename.
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
      if ((await names.takeOver(change)) !== 'busy') return;
    }
    throw new Error('The name could not be taken over: others kept writing the same mailbox.');
  };
