import type { EventOf } from '#events/envelope.ts';
import type { MailboxAssignedV1 } from '#events/mailboxes/mailbox-assigned.v1.ts';
import type { Clock } from '../../runtime/clock.ts';
import type { ReadSetting } from '../../settings/settings-reader.ts';
import type { NotificationStore } from '../notification-store.ts';
import type { SendOnce } from '../send-once.ts';
import { customerLetter, deskLetter, deskLink } from './mailbox-letters.ts';
import { tellAll } from './tell-all.ts';

interface Deps {
  readonly notifications: Pick<NotificationStore, 'addLine'>;
  readonly send: SendOnce;
  readonly siteUrl: string;
  readonly readSetting: ReadSetting;
  readonly clock: Clock;
}

/**
 * Tells everyone whom a new mailbox concerns: a line in the desk's feed, an e-mail to the desk and one to the customer
 * with their address. Each happens once per event.
 */
export const announceMailbox =
  ({ notifications, send, siteUrl, readSetting, clock }: Deps) =>
  async ({ id, type, data }: EventOf<typeof MailboxAssignedV1>): Promise<void> => {
    const brand = await readSetting('brand');
    const { mailboxNumber, ownerName, ownerEmail } = data;
    const line = {
      kind: type,
      title: `Mailbox ${mailboxNumber} assigned`,
      body: `${ownerName} now has a U.S. address.`,
      link: deskLink(mailboxNumber),
    };
    await tellAll('a new mailbox', [
      notifications.addLine('desk', id, line, clock()),
      send(id, 'desk#email', brand.staffEmail, deskLetter(data, siteUrl, brand)),
      send(id, 'customer#email', ownerEmail, customerLetter(data, siteUrl, brand)),
    ]);
  };
