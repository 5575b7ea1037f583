import type { EventOf } from '#events/envelope.ts';
import type { ProfileChangedV2 } from '#events/identity/profile-changed.v2.ts';
import { labelName, type ProfileReader } from '../identity/index.ts';
import { again, untilWritten } from '../runtime/aggregate/until-written.ts';
import type { MailboxOwners } from './store/mailbox-owners.ts';

/**
 * Copies name, e-mail address and phone number of the profile, as it is now, to the mailbox. An event that comes twice or late changes nothing,
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
      email: profile.email,
      phone: profile.phone_e164,
      profileVersion: profile.version,
      at: new Date(changedAt),
      eventId: event.id,
    };
    await untilWritten(`The mailbox of ${userId}`, async () => {
      if ((await owners.apply(change)) === 'busy') return again;
    });
  };
