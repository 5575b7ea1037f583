import { addDays, daysFrom, newYorkDay, newYorkHour } from '#domain/kernel/new-york.ts';
import { ok, refuse } from '#domain/kernel/result.ts';
import { countsOf } from '#domain/monitoring/counts/tally.ts';
import { rangeProblem } from '#domain/monitoring/day-range.ts';
import type { GroupSummary, monitoringEndpoints } from '#domain/monitoring/endpoints.ts';
import { changesOf, type LastDay } from '#domain/monitoring/statistics/change.ts';
import {
  type ErrorsOfDay,
  groupStatistics,
  groupSummary,
} from '#domain/monitoring/statistics/group-statistics.ts';
import { timelineOf } from '#domain/monitoring/statistics/timeline.ts';
import type { Clock } from '../../runtime/clock.ts';
import type { UseCase } from '../../runtime/http/use-case.ts';
import type { GroupStore } from '../counters/group-store.ts';
import type { StatisticsStore } from '../statistics/statistics-store.ts';

/** The most groups that a list shows and that are read for one day. Nobody reads through more. */
const GROUPS_SHOWN = 500;

interface Deps {
  readonly statistics: Pick<StatisticsStore, 'errors'>;
  readonly groups: Pick<GroupStore, 'read'>;
  readonly clock: Clock;
}

/** The last day of the range, until the present hour if it is today. */
const lastDayOf = (day: string, now: Date): LastDay => ({
  day,
  dayBefore: addDays(day, -1),
  hour: day === newYorkDay(now) ? newYorkHour(now) : 23,
});

/** Only the groups that occurred in an hour, with their counts in it. */
const inHour = (
  summaries: readonly GroupSummary[],
  seen: readonly ErrorsOfDay[],
  hour: number,
): readonly GroupSummary[] => {
  const counts = new Map(seen.map(({ fingerprint, hours }) => [fingerprint, countsOf(hours)[hour] ?? 0]));
  return summaries
    .map((summary) => ({ ...summary, count: counts.get(summary.fingerprint) ?? 0 }))
    .filter(({ count }) => count > 0);
};

/** Lists the error groups of a range of days, the most recent first, and draws their errors over time. */
export const listGroups =
  ({ statistics, groups, clock }: Deps): UseCase<typeof monitoringEndpoints.errorGroups> =>
  async ({ query }) => {
    const problem = rangeProblem(query);
    if (problem !== undefined) return refuse('BAD_RANGE', problem);
    const days = daysFrom(query.from, query.to);
    if (query.hour !== undefined && days.length > 1)
      return refuse('BAD_RANGE', 'Choose a single day to see one hour of it.');
    const last = lastDayOf(query.to, clock());
    // A single day is compared with the day before, which is read for that alone.
    const read = days.includes(last.dayBefore) ? days : [last.dayBefore, ...days];
    const { seen: all, truncated } = await statistics.errors(read, GROUPS_SHOWN);
    const changes = changesOf(all, last);
    const inRange = all.filter(({ day }) => days.includes(day));
    const found = groupStatistics(inRange, days);
    const shown = found.slice(0, GROUPS_SHOWN);
    const storedGroups = await groups.read(shown.map(({ fingerprint }) => fingerprint));
    const summaries = shown
      .map((one) => groupSummary(one, storedGroups.get(one.fingerprint), changes.get(one.fingerprint)))
      .filter(({ state }) => query.state === undefined || state === query.state);
    const kept = new Set(summaries.map(({ fingerprint }) => fingerprint));
    const seen = inRange.filter(({ fingerprint }) => kept.has(fingerprint));
    const total = (of: 'count' | 'before') => summaries.reduce((sum, { change }) => sum + change[of], 0);
    return ok({
      days,
      groups: [...(query.hour === undefined ? summaries : inHour(summaries, seen, query.hour))],
      truncated: truncated || found.length > GROUPS_SHOWN,
      timeline: timelineOf(seen, days),
      change: { count: total('count'), before: total('before') },
    });
  };
