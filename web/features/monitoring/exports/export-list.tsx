import type { MouseEvent } from 'react';
import type { Export } from '#domain/monitoring/endpoints.ts';
import { actionClass } from '#web/ui/button.tsx';
import { type Column, DataTable } from '#web/ui/data/data-table.tsx';
import { Spinner } from '#web/ui/feedback/spinner.tsx';
import { Badge } from '#web/ui/layout/badge.tsx';
import { Instant } from '#web/ui/text/instant.tsx';
import { counted, shortDay } from '../shared/format.ts';
import { kindNames } from '../shared/kinds.ts';

const days = ({ from, to }: Export): string =>
  from === to ? shortDay(from) : `${shortDay(from)} – ${shortDay(to)}`;

const State = ({ of }: { readonly of: Export }) => {
  if (of.state === 'failed') return <Badge tone="wrong">Failed</Badge>;
  if (of.state === 'done')
    return (
      <span>
        {counted(of.records ?? 0, 'record', 'records')}
        {of.expiresAt ? (
          <span className="block text-sm text-ink-soft">
            kept until <Instant at={of.expiresAt} />
          </span>
        ) : null}
      </span>
    );
  return (
    <span className="flex items-center gap-2">
      <Spinner />
      <Badge tone="time">Being written</Badge>
    </span>
  );
};

type Open = (of: Export, event: MouseEvent<HTMLAnchorElement>) => void;

const Download = ({ of, onOpen }: { readonly of: Export; readonly onOpen: Open }) => {
  if (of.state === 'failed') return <span>{of.problem ?? 'Ask for it again.'}</span>;
  if (of.state === 'queued') return <span className="text-ink-soft">The link will appear here.</span>;
  if (of.link === undefined) return <span className="text-ink-soft">Deleted</span>;
  return (
    <a
      href={of.link}
      download
      onClick={(event) => onOpen(of, event)}
      className={actionClass({ look: 'plain' })}
    >
      Download<span className="sr-only"> {`${kindNames[of.kind]}, ${days(of)}, ${of.format}`}</span>
    </a>
  );
};

const columns = (onOpen: Open): readonly Column<Export>[] => [
  {
    key: 'kind',
    heading: 'Records',
    cell: ({ kind }) => <span className="font-semibold">{kindNames[kind]}</span>,
  },
  { key: 'days', heading: 'Days', cell: (one) => <span className="whitespace-nowrap">{days(one)}</span> },
  { key: 'format', heading: 'Format', code: true, cell: ({ format }) => format.toUpperCase() },
  { key: 'requested', heading: 'Asked for', cell: ({ requestedAt }) => <Instant at={requestedAt} /> },
  { key: 'state', heading: 'State', cell: (one) => <State of={one} /> },
  { key: 'download', heading: 'File', cell: (one) => <Download of={one} onOpen={onOpen} /> },
];

/** Files asked for in the last week, newest first. */
export const ExportList = ({
  exports,
  onOpen,
}: {
  readonly exports: readonly Export[];
  readonly onOpen: Open;
}) => (
  <DataTable
    caption="Exports, newest first"
    columns={columns(onOpen)}
    rows={exports}
    rowKey={({ id }) => id}
  />
);
