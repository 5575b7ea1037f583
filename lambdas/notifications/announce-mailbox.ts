import type { Brand } from '#domain/settings/brand.ts';
import type { EventOf } from '#events/envelope.ts';
import type { MailboxAssignedV1 } from '#events/mailboxes/mailbox-assigned.v1.ts';
import type { Clock } from '../runtime/clock.ts';
import type { WrittenLetter } from '../runtime/letter.ts';
import type { Log } from '../runtime/logger.ts';
import { customerLetter, deskLetter, deskLink } from './mailbox-letters.ts';
import type { SendMail } from './mailer.ts';
import type { NotificationStore } from './notification-store.ts';
import type { SentStore } from './sent-store.ts';

interface Deps {
  readonly notifications: Pick<NotificationStore, 'addLine'>;
  readonly sent: SentStore;
  /** Undefined in a stage that sends no mail yet. */
  readonly sendMail: SendMail | undefined;
  readonly siteUrl: string;
  readonly brand: Brand;
  readonly clock: Clock;
  readonly log: Pick<Log, 'warn'>;
}
type Assigned = EventOf<typeof MailboxAssignedV1>;

const sendOnce = async (
  deps: Deps,
  event: Assigned,
  recipient: string,
  to: string,
  letter: WrittenLetter,
) => {
  if (!deps.sendMail || to === '') {
    deps.log.warn('An e-mail was not sent: no sender or no recipient', { recipient, eventId: event.id });
    return;
  }
  const claim = await deps.sent.claim(event.id, recipient, deps.clock());
  if (claim === 'sent') return;
  if (claim === 'taken') throw new Error('Another worker is sending this; it is looked at again later.');
  await deps.sendMail(to, letter);
  await deps.sent.confirm(event.id, recipient);
};

/**
 * Tells everyone whom a new mailbox concerns: a line in the desk's feed, an e-mail to the desk and one to the customer
 * with their address. Each happens once per event. One that fails keeps no other back, and is thrown at the end so
 * that the event comes again for what is missing.
 */
export const announceMailbox =
  (deps: Deps) =>
  async (event: Assigned): Promise<void> => {
    const { mailboxNumber, ownerName, ownerEmail } = event.data;
    const { siteUrl, brand } = deps;
    const line = {
      kind: event.type,
      title: `Mailbox ${mailboxNumber} assigned`,
      body: `${ownerName} now has a U.S. address.`,
      link: deskLink(mailboxNumber),
    };
    const told = await Promise.allSettled([
      deps.notifications.addLine(event.id, line, deps.clock()),
      sendOnce(deps, event, 'desk#email', brand.staffEmail, deskLetter(event.data, siteUrl, brand)),
      sendOnce(deps, event, 'customer#email', ownerEmail, customerLetter(event.data, siteUrl, brand)),
    ]);
    const failures = told.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason] : []));
    if (failures.length > 0)
      throw new AggregateError(failures, 'Not everyone could be told of a new mailbox.');
  };
