import { Link } from 'react-router-dom';
import type { GroupSummary } from '#domain/monitoring/endpoints.ts';
import { Sparkline } from '#web/ui/charts/sparkline.tsx';
import { type Column, DataTable } from '#web/ui/data/data-table.tsx';
import { Instant } from '#web/ui/text/instant.tsx';
import { textLink } from '#web/ui/text/text-link.ts';
import { count } from '../shared/format.ts';
import { StateBadge } from './state-badge.tsx';

type GroupColumn = Column<GroupSummary>;

const error = (base: string, search: string): GroupColumn => ({
  key: 'message',
  heading: 'Error',
  bare: true,
  cell: ({ fingerprint, message, route, state }) => (
    <div className="grid min-w-0 justify-items-start gap-1">
      <Link to={{ pathname: `${base}/errors/${fingerprint}`, search }} className={textLink}>
        <span className="line-clamp-2 break-words">{message || '(no message)'}</span>
      </Link>
      <span className="flex flex-wrap items-center gap-2">
        <StateBadge state={state} />
        <span className="break-all font-mono text-xs text-ink-soft">{route}</span>
      </span>
    </div>
  ),
});

const statistics: readonly GroupColumn[] = [
  { key: 'count', heading: 'Times', numeric: true, cell: (group) => count(group.count) },
  {
    key: 'people',
    heading: 'People',
    cell: ({ people }) => (
      <span className="whitespace-nowrap tabular-nums">
        <abbr title="about" className="no-underline">
          ≈
        </abbr>{' '}
        {count(people)}
      </span>
    ),
  },
];

const trend: GroupColumn = {
  key: 'trend',
  heading: 'Trend',
  cell: (group) => <Sparkline label="Times a day" values={group.trend} />,
};

const seen: readonly GroupColumn[] = [
  { key: 'last', heading: 'Last seen', cell: ({ lastSeenAt }) => <Instant at={lastSeenAt} /> },
  { key: 'first', heading: 'First seen', cell: ({ firstSeenAt }) => <Instant at={firstSeenAt} /> },
];

/** A table of error groups. A single day has no trend. */
export const GroupTable = ({
  groups,
  days,
  base,
  search,
}: {
  readonly groups: readonly GroupSummary[];
  readonly days: readonly string[];
  readonly base: string;
  readonly search: string;
}) => (
  <DataTable
    caption="Error groups, the last seen first"
    columns={[error(base, search), ...statistics, ...(days.length > 1 ? [trend] : []), ...seen]}
    rows={groups}
    rowKey={({ fingerprint }) => fingerprint}
  />
);
