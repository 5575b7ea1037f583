import type { EventOf } from '#events/envelope.ts';
import type { ProfileChangedV1 } from '#events/identity/profile-changed.v1.ts';
import { again, untilWritten } from '../runtime/aggregate/until-written.ts';
import type { MailboxOwners } from './store/mailbox-owners.ts';

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
    await untilWritten(`The mailbox of ${userId}`, async () => {
      if ((await owners.apply(change)) === 'busy') return again;
    });
  };
