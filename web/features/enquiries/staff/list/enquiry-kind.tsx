import type { Enquiry } from '#domain/enquiries/enquiry.ts';
import { statusNames } from '#domain/enquiries/status-names.ts';
import { enquiryTopics } from '#domain/enquiries/topics.ts';
import type { ListKind } from '#web/desk-list/list-kind.ts';
import { RowLink } from '#web/desk-list/rows/row-link.tsx';
import type { Area } from '#web/shell/screens.ts';
import { Instant } from '#web/ui/text/instant.tsx';
import { StatusBadge } from '../status.tsx';

/** The list of enquiries. */
export const enquiryKind = (area: Area): ListKind<Enquiry> => ({
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
      cell: ({ topic }) => <span className="inline-block min-w-24 dense:inline">{enquiryTopics[topic]}</span>,
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
      cell: ({ receivedAt }) => <Instant at={receivedAt} />,
    },
  ],
  lines: ({ reference, name, topic, status, receivedAt }) => ({
    title: name,
    aside: <Instant at={receivedAt} />,
    detail: `${statusNames[status]} · ${reference} · ${enquiryTopics[topic]}`,
  }),
});
