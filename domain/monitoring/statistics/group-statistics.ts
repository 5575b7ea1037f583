import { type Browsers, browserCounts, emptyBrowsers } from '../counts/browsers.ts';
import { emptyHours, type Hours } from '../counts/hours.ts';
import { emptyPeople, estimatePeople, mergePeople, type People } from '../counts/people.ts';
import { type RouteCounts, routeCounts } from '../counts/routes.ts';
import { countsOf, mergeTallies, totalOf } from '../counts/tally.ts';
import type { Group, GroupSummary } from '../endpoints.ts';
import type { GroupState } from '../groups/error-group.ts';

/** The counters of one error group on one day. */
export interface ErrorsOfDay {
  readonly day: string;
  readonly fingerprint: string;
  readonly hours: Hours;
  readonly people: People;
  readonly message: string;
  readonly route: string;
  readonly firstAt: string;
  readonly lastAt: string;
  /** Absent on days before they were counted, as are the routes. */
  readonly browsers?: Browsers | undefined;
  readonly routes?: RouteCounts | undefined;
}

/** The stored state of a group, apart from its counters. */
export interface StoredGroup {
  readonly state: GroupState;
  readonly firstSeenAt: string;
}

/** The statistics of one group over a range, without its state. */
export type GroupStatistics = Omit<GroupSummary, 'state' | 'change'>;

const statisticsOf = (
  fingerprint: string,
  seen: readonly ErrorsOfDay[],
  days: readonly string[],
): GroupStatistics => {
  const [latest] = seen.toSorted((one, other) => other.lastAt.localeCompare(one.lastAt));
  const counts = new Map(seen.map(({ day, hours }) => [day, totalOf(hours)]));
  const trend = days.map((day) => counts.get(day) ?? 0);
  const firsts = seen.map(({ firstAt }) => firstAt).toSorted();
  return {
    fingerprint,
    message: latest?.message ?? '',
    route: latest?.route ?? '',
    count: trend.reduce((sum, count) => sum + count, 0),
    people: estimatePeople(seen.reduce((all, { people }) => mergePeople(all, people), emptyPeople())),
    firstSeenAt: firsts[0] ?? '',
    lastSeenAt: latest?.lastAt ?? '',
    trend,
  };
};

/** All groups of the range, the most recent first. Message and route are those of the last day. */
export const groupStatistics = (
  seen: readonly ErrorsOfDay[],
  days: readonly string[],
): readonly GroupStatistics[] => {
  const groups = Map.groupBy(seen, ({ fingerprint }) => fingerprint);
  return [...groups]
    .map(([fingerprint, ofGroup]) => statisticsOf(fingerprint, ofGroup, days))
    .toSorted((one, other) => other.lastSeenAt.localeCompare(one.lastSeenAt));
};

/** A group as lists show it. The stored group says when it was first seen, which may be before the range. */
export const groupSummary = (
  statistics: GroupStatistics,
  stored: StoredGroup | undefined,
  change: GroupSummary['change'] | undefined,
): GroupSummary => ({
  ...statistics,
  change: change ?? { count: 0, before: 0 },
  ...(stored && { firstSeenAt: stored.firstSeenAt }),
  state: stored?.state ?? 'open',
});

/** In which browsers and on which routes a group happened. */
export const groupParts = (seen: readonly ErrorsOfDay[]): Pick<Group, 'browsers' | 'routes'> => ({
  browsers: [
    ...browserCounts(
      seen.reduce((all, { browsers }) => (browsers ? mergeTallies(all, browsers) : all), emptyBrowsers()),
    ),
  ],
  routes: [...routeCounts(seen.flatMap(({ routes }) => (routes ? [routes] : [])))],
});

/** Counts per day, and per hour of the last day, of one group. */
export const groupCounts = (
  seen: readonly ErrorsOfDay[],
  days: readonly string[],
): Pick<Group, 'days' | 'hours'> => {
  const byDay = new Map(seen.map((one) => [one.day, one.hours]));
  const last = byDay.get(days.at(-1) ?? '') ?? emptyHours();
  return {
    days: days.map((day) => ({ day, count: totalOf(byDay.get(day) ?? emptyHours()) })),
    hours: countsOf(last),
  };
};
