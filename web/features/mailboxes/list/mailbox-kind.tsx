import type { Mailbox } from '#domain/mailboxes/mailbox.ts';
import { mailboxStatusNames } from '#domain/mailboxes/status-names.ts';
import type { ListKind } from '#web/desk-list/list-kind.ts';
import { RowLink } from '#web/desk-list/rows/row-link.tsx';
import type { Area } from '#web/shell/screens.ts';
import { Instant } from '#web/ui/text/instant.tsx';
import { MailboxBadge } from '../status.tsx';

/** The list of mailboxes: all, newest first, or what a search finds. */
export const mailboxKind = (area: Area, search: string): ListKind<Mailbox> => ({
  name: 'mailboxes',
  one: 'mailbox',
  many: 'mailboxes',
  idOf: ({ number }) => number,
  versionOf: ({ version }) => version,
  pathOf: (number) => `${area}/mailboxes/${number}`,
  columns: [
    {
      key: 'number',
      heading: 'Mailbox',
      width: 'w-28',
      code: true,
      cell: ({ number }) => (
        <RowLink
          id={number}
          className="text-link inline-flex min-h-11 items-center text-lg dense:min-h-0 dense:text-base"
        >
          {number}
        </RowLink>
      ),
    },
    { key: 'owner', heading: 'Owner', cell: ({ ownerName }) => ownerName },
    {
      key: 'email',
      heading: 'E-mail',
      cell: ({ ownerEmail }) => <span className="break-all">{ownerEmail}</span>,
    },
    {
      key: 'status',
      heading: 'Status',
      width: 'w-36',
      cell: ({ status }) => <MailboxBadge status={status} />,
    },
    {
      key: 'assigned',
      heading: 'Assigned',
      width: 'w-48',
      sort: { current: search === '' },
      cell: ({ assignedAt }) => <Instant at={assignedAt} />,
    },
  ],
  lines: ({ number, ownerName, ownerEmail, status }) => ({
    title: (
      <>
        <span className="me-2 font-mono">{number}</span>
        {ownerName}
      </>
    ),
    aside: mailboxStatusNames[status],
    detail: ownerEmail,
  }),
});
