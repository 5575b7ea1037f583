import { MailboxAssignedV2 } from '#events/mailboxes/mailbox-assigned.v2.ts';
import { line, SYSTEM } from '../../runtime/history-line.ts';

/** What happens to mailboxes. */
export const history = [
  line(MailboxAssignedV2, ({ mailboxNumber }) => ({
    by: SYSTEM,
    thing: { kind: 'mailbox', id: mailboxNumber },
    what: 'gave the mailbox to a customer',
  })),
];
