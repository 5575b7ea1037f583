import { Link } from 'react-router-dom';
import type { GroupSummary } from '#domain/monitoring/endpoints.ts';
import { Sparkline } from '#web/ui/charts/sparkline.tsx';
import { type Column, DataTable } from '#web/ui/data/data-table.tsx';
import { Instant } from '#web/ui/text/instant.tsx';
import { textLink } from '#web/ui/text/text-link.ts';
import { type Sorting, searchWith, sortingOf, sortings } from '../shared/address.ts';
import { count, counted } from '../shared/format.ts';
import { RiseChip } from './change-chip.tsx';
import { StateBadge, stateNames } from './state-badge.tsx';

type GroupColumn = Column<GroupSummary>;

const pathOf = (base: string, search: URLSearchParams, fingerprint: string): string =>
  `${base}/errors/${fingerprint}${search.size === 0 ? '' : `?${search}`}`;

const error = (base: string, search: URLSearchParams): GroupColumn => ({
  key: 'message',
  heading: 'Error',
  bare: true,
  cell: ({ fingerprint, message, route, state, change }) => (
    <div className="grid min-w-0 justify-items-start gap-1">
      <Link to={pathOf(base, search, fingerprint)} className={textLink}>
        <span className="line-clamp-2 break-words">{message || '(no message)'}</span>
      </Link>
      <span className="flex flex-wrap items-center gap-2">
        <StateBadge state={state} />
        <RiseChip change={change} />
        <span className="break-all font-mono text-xs text-ink-soft">{route}</span>
      </span>
    </div>
  ),
});

const sortBy = (search: URLSearchParams, by: Sorting) => ({
  search: searchWith(search, { sort: by }),
  current: sortingOf(search) === by,
});

const times = (search: URLSearchParams): GroupColumn => ({
  key: 'count',
  heading: sortings.times,
  numeric: true,
  sort: sortBy(search, 'times'),
  cell: (group) => count(group.count),
});

const people: GroupColumn = {
  key: 'people',
  heading: 'People',
  cell: (group) => (
    <span className="whitespace-nowrap tabular-nums">
      <abbr title="about" className="no-underline">
        ≈
      </abbr>{' '}
      {count(group.people)}
    </span>
  ),
};

const trend = (top: number): GroupColumn => ({
  key: 'trend',
  heading: 'Trend',
  cell: (group) => <Sparkline label="Times a day" values={group.trend} top={top} />,
});

const seen = (search: URLSearchParams): readonly GroupColumn[] => [
  {
    key: 'last',
    heading: sortings.last,
    sort: sortBy(search, 'last'),
    cell: ({ lastSeenAt }) => <Instant at={lastSeenAt} />,
  },
  {
    key: 'first',
    heading: sortings.first,
    sort: sortBy(search, 'first'),
    cell: ({ firstSeenAt }) => <Instant at={firstSeenAt} />,
  },
];

/** A table of error groups, which its headings sort. All trends have the same scale. A single day has none. */
export const GroupTable = ({
  groups,
  days,
  base,
  search,
}: {
  readonly groups: readonly GroupSummary[];
  readonly days: readonly string[];
  readonly base: string;
  readonly search: URLSearchParams;
}) => {
  const top = Math.max(1, ...groups.flatMap((group) => group.trend));
  return (
    <DataTable
      caption="Error groups"
      columns={[
        error(base, search),
        times(search),
        people,
        ...(days.length > 1 ? [trend(top)] : []),
        ...seen(search),
      ]}
      rows={groups}
      rowKey={({ fingerprint }) => fingerprint}
      small={({ fingerprint, message, count: reported, people: had, lastSeenAt, state }) => ({
        to: pathOf(base, search, fingerprint),
        title: message || '(no message)',
        detail: (
          <>
            {counted(reported, 'time', 'times')} · ≈ {counted(had, 'person', 'people')} · {stateNames[state]}{' '}
            · <Instant at={lastSeenAt} />
          </>
        ),
      })}
    />
  );
};
