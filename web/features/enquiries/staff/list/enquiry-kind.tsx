import { type Enquiry, waitsSince } from '#domain/enquiries/enquiry.ts';
import { statusNames } from '#domain/enquiries/status-names.ts';
import type { ListKind } from '#web/desk-list/list-kind.ts';
import { RowLink } from '#web/desk-list/rows/row-link.tsx';
import type { Area } from '#web/shell/screens.ts';
import { Instant } from '#web/ui/text/instant.tsx';
import { aboutOf } from '../about.ts';
import { StatusBadge } from '../status.tsx';
import type { Question } from './question.ts';

/** The list of enquiries of a question. */
export const enquiryKind = (area: Area, { search }: Question): ListKind<Enquiry> => ({
  name: 'enquiries',
  one: 'enquiry',
  many: 'enquiries',
  idOf: ({ reference }) => reference,
  versionOf: ({ version }) => version,
  pathOf: (reference) => `${area}/enquiries/${reference}`,
  columns: [
    {
      key: 'reference',
      heading: 'Reference',
      width: 'w-32',
      code: true,
      cell: ({ reference }) => <RowLink id={reference}>{reference}</RowLink>,
    },
    {
      key: 'message',
      heading: 'Message',
      cell: ({ name, excerpt }) => (
        <span className="cell-lines">
          <strong className="break-words font-semibold">{name}</strong>
          <span className="line-clamp-2 break-words text-ink-soft dense:inline">{excerpt}</span>
        </span>
      ),
    },
    {
      key: 'topic',
      heading: 'About',
      width: 'w-44',
      cell: (enquiry) => <span className="inline-block min-w-24 dense:inline">{aboutOf(enquiry)}</span>,
    },
    {
      key: 'status',
      heading: 'Status',
      width: 'w-32',
      cell: ({ status }) => <StatusBadge status={status} />,
    },
    {
      key: 'received',
      heading: 'Received',
      width: 'w-44',
      sort: { current: search === undefined },
      cell: (enquiry) => <Instant at={waitsSince(enquiry)} />,
    },
  ],
  lines: (enquiry) => ({
    title: enquiry.name,
    aside: <Instant at={waitsSince(enquiry)} />,
    detail: `${statusNames[enquiry.status]} · ${enquiry.reference} · ${aboutOf(enquiry)}`,
  }),
});
