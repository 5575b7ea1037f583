import type { MailboxStatus } from './mailbox-number.ts';

/** The statuses of a mailbox as people read them. */
export const mailboxStatusNames: Readonly<Record<MailboxStatus, string>> = {
  PENDING: 'Pending',
  ACTIVE: 'Active',
  SUSPENDED: 'Suspended',
  CLOSING: 'Being closed',
  CLOSED: 'Closed',
};
