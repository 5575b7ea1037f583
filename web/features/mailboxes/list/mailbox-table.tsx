import { Link } from 'react-router-dom';
import type { Mailbox } from '#domain/mailboxes/mailbox.ts';
import { type Column, DataTable } from '#web/ui/data/data-table.tsx';
import { Instant } from '#web/ui/text/instant.tsx';
import { MailboxBadge, statusWords } from '../status.tsx';

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

/** A table of mailboxes; the number links to the mailbox under `base`. On phones each is a link of two lines. */
export const MailboxTable = ({
  mailboxes,
  base,
}: {
  readonly mailboxes: readonly Mailbox[];
  readonly base: string;
}) => (
  <DataTable
    caption="Mailboxes"
    columns={columns(base)}
    rows={mailboxes}
    rowKey={({ number }) => number}
    small={({ number, ownerName, ownerEmail, status }) => ({
      to: `${base}/${number}`,
      title: (
        <>
          <span className="me-2 font-mono">{number}</span>
          {ownerName}
        </>
      ),
      detail: `${statusWords(status)} · ${ownerEmail}`,
    })}
  />
);
