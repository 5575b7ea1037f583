import { Link } from 'react-router-dom';
import type { Mailbox, MailboxStatus } from '#domain/mailboxes/mailbox.ts';
import { type Column, DataTable } from '#web/ui/data/data-table.tsx';
import { Badge, type BadgeTone } from '#web/ui/layout/badge.tsx';
import { Instant } from '#web/ui/text/instant.tsx';

const tones: Record<MailboxStatus, BadgeTone> = {
  PENDING: 'time',
  ACTIVE: 'done',
  SUSPENDED: 'wrong',
  CLOSED: 'plain',
};

/** A mailbox's status as a badge. */
export const MailboxBadge = ({ status }: { readonly status: MailboxStatus }) => (
  <Badge tone={tones[status]}>{status}</Badge>
);

const columns = (base: string): readonly Column<Mailbox>[] => [
  {
    key: 'number',
    heading: 'Mailbox',
    code: true,
    cell: ({ number }) => (
      <Link to={`${base}/${number}`} className="text-link inline-flex min-h-11 items-center text-lg">
        {number}
      </Link>
    ),
  },
  { key: 'owner', heading: 'Owner', cell: ({ ownerName }) => <span>{ownerName}</span> },
  {
    key: 'email',
    heading: 'E-mail',
    cell: ({ ownerEmail }) => <span className="break-all">{ownerEmail}</span>,
  },
  {
    key: 'status',
    heading: 'Status',
    cell: ({ status }) => (
      <span>
        <MailboxBadge status={status} />
      </span>
    ),
  },
  { key: 'assigned', heading: 'Assigned', cell: ({ assignedAt }) => <Instant at={assignedAt} /> },
];

/** A table of mailboxes; the number links to the mailbox under `base`. */
export const MailboxTable = ({
  mailboxes,
  base,
}: {
  readonly mailboxes: readonly Mailbox[];
  readonly base: string;
}) => (
  <DataTable
    caption="Mailboxes, newest first"
    columns={columns(base)}
    rows={mailboxes}
    rowKey={({ number }) => number}
  />
);
