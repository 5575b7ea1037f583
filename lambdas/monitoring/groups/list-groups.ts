import { daysFrom } from '#domain/kernel/new-york.ts';
import { ok, refuse } from '#domain/kernel/result.ts';
import { rangeProblem } from '#domain/monitoring/day-range.ts';
import type { monitoringEndpoints } from '#domain/monitoring/endpoints.ts';
import { groupStatistics, groupSummary } from '#domain/monitoring/statistics/group-statistics.ts';
import type { UseCase } from '../../runtime/http/use-case.ts';
import type { GroupStore } from '../counters/group-store.ts';
import type { StatisticsStore } from '../statistics/statistics-store.ts';

/** The most groups that a list shows and that are read for one day. Nobody reads through more. */
const GROUPS_SHOWN = 500;

interface Deps {
  readonly statistics: Pick<StatisticsStore, 'errors'>;
  readonly groups: Pick<GroupStore, 'read'>;
}

/** Lists the error groups of a range of days, the most recent first. */
export const listGroups =
  ({ statistics, groups }: Deps): UseCase<typeof monitoringEndpoints.errorGroups> =>
  async ({ query }) => {
    const problem = rangeProblem(query);
    if (problem !== undefined) return refuse('BAD_RANGE', problem);
    const days = daysFrom(query.from, query.to);
    const { seen, truncated } = await statistics.errors(days, GROUPS_SHOWN);
    const found = groupStatistics(seen, days);
    const shown = found.slice(0, GROUPS_SHOWN);
    const storedGroups = await groups.read(shown.map(({ fingerprint }) => fingerprint));
    const summaries = shown
      .map((one) => groupSummary(one, storedGroups.get(one.fingerprint)))
      .filter(({ state }) => query.state === undefined || state === query.state);
    return ok({ days, groups: summaries, truncated: truncated || found.length > GROUPS_SHOWN });
  };
