import type { MailboxStatus } from '#domain/mailboxes/mailbox-number.ts';
import { mailboxStatusNames } from '#domain/mailboxes/status-names.ts';
import { Badge, type BadgeTone } from '#web/ui/layout/badge.tsx';

const tones: Readonly<Record<MailboxStatus, BadgeTone>> = {
  PENDING: 'time',
  ACTIVE: 'done',
  SUSPENDED: 'wrong',
  CLOSING: 'time',
  CLOSED: 'plain',
};

/** The status of a mailbox as a badge. */
export const MailboxBadge = ({ status }: { readonly status: MailboxStatus }) => (
  <Badge tone={tones[status]}>{mailboxStatusNames[status]}</Badge>
);
