import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { GroupSummary } from '#domain/monitoring/endpoints.ts';
import { type GroupState, groupStates } from '#domain/monitoring/groups/error-group.ts';
import { Button } from '#web/ui/button.tsx';
import { ChoiceLinks } from '#web/ui/data/choice-links.tsx';
import { Loaded } from '#web/ui/data/loaded.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { searchWith } from '../shared/address.ts';
import { count, counted } from '../shared/format.ts';
import { Legend } from '../shared/legend.tsx';
import { type RangeProps, useErrorGroups } from '../use-monitoring.ts';
import { GroupTable } from './group-table.tsx';
import { stateNames } from './state-badge.tsx';

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
      When something breaks in a customer’s browser, it stands here within seconds.
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

const Groups = ({
  groups,
  days,
  truncated,
  base,
  search,
}: {
  readonly groups: readonly GroupSummary[];
  readonly days: readonly string[];
  readonly truncated: boolean;
  readonly base: string;
  readonly search: string;
}) => {
  const [shown, setShown] = useState(ROWS);
  return (
    <div className="grid gap-3">
      <p className="text-ink-soft">
        {totals(groups)}.
        {truncated
          ? ` Only the ${count(groups.length)} last seen are listed: choose fewer days to see others.`
          : null}
      </p>
      <GroupTable groups={groups.slice(0, shown)} days={days} base={base} search={search} />
      {groups.length > shown ? (
        <Button look="plain" className="justify-self-start" onClick={() => setShown(shown + ROWS)}>
          Show more ({count(groups.length - shown)} left)
        </Button>
      ) : null}
    </div>
  );
};

/** Error groups of the range, the last seen first. */
export const ErrorsView = ({ base, range, every }: RangeProps & { readonly base: string }) => {
  const [search] = useSearchParams();
  const state = stateOf(search);
  const query = useErrorGroups({ range, every, state });
  return (
    <div className="grid gap-6">
      <StateFilter state={state} search={search} />
      <Loaded query={query} loading="Loading errors…">
        {({ groups, days, truncated }) =>
          groups.length === 0 ? (
            <Nothing state={state} />
          ) : (
            <Groups
              groups={groups}
              days={days}
              truncated={truncated}
              base={base}
              search={search.size === 0 ? '' : `?${search}`}
            />
          )
        }
      </Loaded>
      <Legend terms={['errorGroup', 'groupState', 'errorCount', 'person', 'trend', 'route', 'day', 'live']} />
    </div>
  );
};
