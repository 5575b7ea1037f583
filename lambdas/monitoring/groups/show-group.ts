import { addDays, daysFrom, newYorkDay } from '#domain/kernel/new-york.ts';
import { ok, refuse } from '#domain/kernel/result.ts';
import { emptyPeople, estimatePeople } from '#domain/monitoring/counts/people.ts';
import type { Group, monitoringEndpoints } from '#domain/monitoring/endpoints.ts';
import {
  type ErrorsOfDay,
  groupCounts,
  groupParts,
  groupStatistics,
} from '#domain/monitoring/statistics/group-statistics.ts';
import type { Clock } from '../../runtime/clock.ts';
import type { UseCase } from '../../runtime/http/use-case.ts';
import type { GroupStore } from '../counters/group-store.ts';
import type { StatisticsStore } from '../statistics/statistics-store.ts';
import type { GroupDetailsStore } from './group-details-store.ts';

interface Deps {
  readonly statistics: Pick<StatisticsStore, 'errorsOf' | 'events'>;
  readonly groups: Pick<GroupStore, 'readNow'>;
  readonly details: Pick<GroupDetailsStore, 'sample'>;
  readonly clock: Clock;
}

/** Days for which the counts of a group are shown, today included. */
const DAYS_SHOWN = 30;

/** The refusal for a group that does not exist. */
export const noSuchGroup = () =>
  refuse('GROUP_NOT_FOUND', 'There is no such error group. It may have happened long ago.');

/** How many of a day's visitors had the error, on the last day it was seen. Undefined when none of the days saw it. */
const lastDayOf = async (
  statistics: Pick<StatisticsStore, 'events'>,
  seen: readonly ErrorsOfDay[],
): Promise<Group['lastDay']> => {
  const last = seen.toSorted((one, other) => other.day.localeCompare(one.day))[0];
  if (last === undefined) return undefined;
  const { day } = last;
  const [happened] = await statistics.events({ from: day, to: day });
  const people = estimatePeople(last.people);
  const visitors = estimatePeople(happened?.people.visit ?? emptyPeople());
  return { day, people, visitors };
};

/** Shows one group: its state, an example, and its counts of the last thirty days. */
export const showGroup =
  ({ statistics, groups, details, clock }: Deps): UseCase<typeof monitoringEndpoints.errorGroup> =>
  async ({ params: { fingerprint } }) => {
    const today = newYorkDay(clock());
    const days = daysFrom(addDays(today, 1 - DAYS_SHOWN), today);
    const [group, sample, seen] = await Promise.all([
      groups.readNow(fingerprint),
      details.sample(fingerprint),
      statistics.errorsOf(fingerprint, days),
    ]);
    if (!group || !sample) return noSuchGroup();
    const { spikeHour, ...state } = group;
    const lastDay = await lastDayOf(statistics, seen);
    const [counted] = groupStatistics(seen, days);
    const withoutCounts = { count: 0, people: 0, lastSeenAt: group.firstSeenAt, trend: days.map(() => 0) };
    // The message is taken from the example, because counters have only its beginning. The route is the latest one.
    const route = counted?.route ?? sample.route;
    return ok({
      ...withoutCounts,
      ...counted,
      ...sample,
      ...state,
      fingerprint,
      route,
      ...groupCounts(seen, days),
      ...groupParts(seen),
      ...(lastDay && { lastDay }),
    });
  };
