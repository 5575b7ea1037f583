import { Link } from 'react-router-dom';
import type { Enquiry } from '#domain/enquiries/enquiry.ts';
import { enquiryTopics } from '#domain/enquiries/topics.ts';
import { type Column, DataTable } from '#web/ui/data/data-table.tsx';
import { Instant } from '#web/ui/text/instant.tsx';
import { textLink } from '#web/ui/text/text-link.ts';
import { StatusBadge, statusNames } from '../status.tsx';

const columns = (base: string): readonly Column<Enquiry>[] => [
  {
    key: 'reference',
    heading: 'Reference',
    code: true,
    cell: ({ reference }) => (
      <Link to={`${base}/${reference}`} className={textLink}>
        {reference}
      </Link>
    ),
  },
  {
    key: 'message',
    heading: 'Message',
    cell: ({ name, excerpt }) => (
      <span className="grid min-w-0">
        <strong className="break-words font-semibold">{name}</strong>
        <span className="line-clamp-2 break-words text-ink-soft">{excerpt}</span>
      </span>
    ),
  },
  {
    key: 'topic',
    heading: 'About',
    cell: ({ topic }) => <span className="sm:inline-block sm:min-w-24">{enquiryTopics[topic]}</span>,
  },
  {
    key: 'status',
    heading: 'Status',
    cell: ({ status }) => (
      <span>
        <StatusBadge status={status} />
      </span>
    ),
  },
  { key: 'received', heading: 'Received', cell: ({ receivedAt }) => <Instant at={receivedAt} /> },
];

/** A table of enquiries; the reference links to the enquiry under `base`. */
export const EnquiryTable = ({
  enquiries,
  base,
}: {
  readonly enquiries: readonly Enquiry[];
  readonly base: string;
}) => (
  <DataTable
    caption="Enquiries, newest first"
    columns={columns(base)}
    rows={enquiries}
    rowKey={({ reference }) => reference}
    small={({ reference, name, topic, status, receivedAt }) => ({
      to: `${base}/${reference}`,
      title: (
        <span className="flex items-baseline justify-between gap-3">
          <span className="truncate">{name}</span>
          <span className="shrink-0 text-sm font-normal text-ink-soft">
            <Instant at={receivedAt} />
          </span>
        </span>
      ),
      detail: `${statusNames[status]} · ${reference} · ${enquiryTopics[topic]}`,
    })}
  />
);
