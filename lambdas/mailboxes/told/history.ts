import { listed } from '#domain/kernel/listed.ts';
import type { MailboxChange } from '#domain/mailboxes/changes/changes.ts';
import { MailboxAssignedV2 } from '#events/mailboxes/mailbox-assigned.v2.ts';
import { MailboxChangedV1 } from '#events/mailboxes/mailbox-changed.v1.ts';
import { line, SYSTEM } from '../../runtime/history-line.ts';

/** What somebody did, in words that follow a name. */
const did: Readonly<Record<MailboxChange, string>> = {
  names: 'changed who else may receive at the mailbox',
  'mail-asked': 'asked for U.S. Mail at the mailbox',
  form: 'recorded a signed Form 1583',
  suspended: 'suspended the mailbox',
  reactivated: 'made the mailbox active again',
  closing: 'began to close the mailbox',
  closed: 'closed the mailbox',
  moved: 'moved the mailbox to another person',
  'taken-over': 'gave a customer the number of an old system',
  replaced: 'replaced the mailbox with another number',
};

/** What happens to mailboxes. */
export const history = [
  line(MailboxAssignedV2, ({ mailboxNumber }) => ({
    by: SYSTEM,
    thing: { kind: 'mailbox', id: mailboxNumber },
    what: 'gave the mailbox to a customer',
  })),
  line(MailboxChangedV1, ({ number, by, what }) => ({
    by,
    thing: { kind: 'mailbox', id: number },
    what: listed(what.map((one) => did[one])),
  })),
];
