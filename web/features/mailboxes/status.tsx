import type { MailboxStatus } from '#domain/mailboxes/mailbox-number.ts';
import { Badge, type BadgeTone } from '#web/ui/layout/badge.tsx';

const statuses: Record<MailboxStatus, { readonly words: string; readonly tone: BadgeTone }> = {
  PENDING: { words: 'Pending', tone: 'time' },
  ACTIVE: { words: 'Active', tone: 'done' },
  SUSPENDED: { words: 'Suspended', tone: 'wrong' },
  CLOSING: { words: 'Being closed', tone: 'time' },
  CLOSED: { words: 'Closed', tone: 'plain' },
};

/** The status of a mailbox in a word. */
export const statusWords = (status: MailboxStatus): string => statuses[status].words;

/** The status of a mailbox as a badge. */
export const MailboxBadge = ({ status }: { readonly status: MailboxStatus }) => (
  <Badge tone={statuses[status].tone}>{statuses[status].words}</Badge>
);
