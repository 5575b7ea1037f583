import { useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import type { GroupSummary } from '#domain/monitoring/endpoints.ts';
import { type GroupState, groupStates } from '#domain/monitoring/groups/error-group.ts';
import { Button } from '#web/ui/button.tsx';
import { ChoiceLinks } from '#web/ui/data/choice-links.tsx';
import { Loaded } from '#web/ui/data/loaded.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { textLink } from '#web/ui/text/text-link.ts';
import { hourOf, type Sorting, searchWith, sortingOf, sortings } from '../shared/address.ts';
import { count, counted, hourName, shortDay } from '../shared/format.ts';
import { Legend } from '../shared/legend.tsx';
import { type RangeProps, useErrorGroups } from '../use-monitoring.ts';
import { GroupTable } from './group-table.tsx';
import { stateNames } from './state-badge.tsx';
import { type ErrorsReply, ErrorTimeline } from './timeline.tsx';

/** Rows per page, because hundreds of rows at once are hard to read. */
const ROWS = 50;

const stateOf = (search: URLSearchParams): GroupState | undefined =>
  groupStates.find((state) => state === search.get('state'));

const StateFilter = ({
  state,
  search,
}: {
  readonly state: GroupState | undefined;
  readonly search: URLSearchParams;
}) => (
  <ChoiceLinks
    label="State"
    caption
    choices={[undefined, ...groupStates].map((one) => ({
      label: one === undefined ? 'All' : stateNames[one],
      search: searchWith(search, { state: one }),
      current: one === state,
    }))}
  />
);

const Nothing = ({ state }: { readonly state: GroupState | undefined }) =>
  state === undefined ? (
    <EmptyState title="No errors in these days">
      When something breaks in a customer’s browser, it appears here within seconds.
    </EmptyState>
  ) : (
    <EmptyState title={`No ${stateNames[state].toLowerCase()} errors in these days`}>
      Choose another state, or more days.
    </EmptyState>
  );

const totals = (groups: readonly GroupSummary[]): string => {
  const times = groups.reduce((sum, group) => sum + group.count, 0);
  return `${counted(groups.length, 'error', 'errors')}, reported ${counted(times, 'time', 'times')}`;
};

const by: Readonly<Record<Sorting, (one: GroupSummary, other: GroupSummary) => number>> = {
  last: (one, other) => other.lastSeenAt.localeCompare(one.lastSeenAt),
  times: (one, other) => other.count - one.count,
  first: (one, other) => other.firstSeenAt.localeCompare(one.firstSeenAt),
};

const Groups = ({ reply, base }: { readonly reply: ErrorsReply; readonly base: string }) => {
  const [shown, setShown] = useState(ROWS);
  const [search] = useSearchParams();
  const { groups, days, truncated } = reply;
  const sorting = sortingOf(search);
  const sorted = groups.toSorted(by[sorting]);
  return (
    <div className="grid gap-3">
      <p className="text-ink-soft">
        {totals(groups)}.
        {truncated
          ? ` Only the ${count(groups.length)} last seen are listed: choose fewer days to see others.`
          : null}
      </p>
      <ChoiceLinks
        label="Sort"
        caption
        className="sm:hidden"
        choices={(Object.keys(sortings) as readonly Sorting[]).map((one) => ({
          label: sortings[one],
          search: searchWith(search, { sort: one }),
          current: one === sorting,
        }))}
      />
      <GroupTable groups={sorted.slice(0, shown)} days={days} base={base} search={search} />
      {groups.length > shown ? (
        <Button look="plain" className="justify-self-start" onClick={() => setShown(shown + ROWS)}>
          Show more ({count(groups.length - shown)} left)
        </Button>
      ) : null}
    </div>
  );
};

/** Which hour the list is narrowed to, and the way back to the whole day. */
const OneHour = ({ hour, day }: { readonly hour: number; readonly day: string }) => {
  const [search] = useSearchParams();
  return (
    <p className="flex flex-wrap items-center gap-x-3">
      <strong>
        {shortDay(day)}, {hourName(hour)} to {hourName((hour + 1) % 24)}
      </strong>
      <span className="text-ink-soft">Times are of this hour, people of the whole day.</span>
      <Link to={{ search: searchWith(search, { hour: undefined }) }} className={textLink}>
        Show the whole day
      </Link>
    </p>
  );
};

/** Error groups of the range, the last seen first, below their errors over time. */
export const ErrorsView = ({ base, range, every }: RangeProps & { readonly base: string }) => {
  const [search] = useSearchParams();
  const state = stateOf(search);
  const hour = hourOf(search, range);
  const query = useErrorGroups({ range, every, state, hour });
  return (
    <div className="grid gap-6">
      <StateFilter state={state} search={search} />
      <Loaded query={query} loading="Loading errors…" lines={24}>
        {(reply) => (
          <div className="grid gap-6">
            {reply.timeline.total.some((times) => times > 0) ? (
              <ErrorTimeline timeline={reply.timeline} change={reply.change} base={base} />
            ) : null}
            {hour === undefined ? null : <OneHour hour={hour} day={range.from} />}
            {reply.groups.length === 0 ? <Nothing state={state} /> : <Groups reply={reply} base={base} />}
          </div>
        )}
      </Loaded>
      <Legend
        terms={[
          'errorGroup',
          'groupState',
          'errorCount',
          'change',
          'person',
          'trend',
          'route',
          'day',
          'live',
        ]}
      />
    </div>
  );
};
