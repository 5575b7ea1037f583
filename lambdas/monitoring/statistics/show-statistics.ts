import { addDays, daysFrom, newYorkDay } from '#domain/kernel/new-york.ts';
import { ok, refuse } from '#domain/kernel/result.ts';
import { rangeProblem } from '#domain/monitoring/day-range.ts';
import { ERROR_DAYS_BEFORE, type monitoringEndpoints } from '#domain/monitoring/endpoints.ts';
import { eventCounts, funnelStatistics } from '#domain/monitoring/statistics/event-statistics.ts';
import { vitalsStatistics } from '#domain/monitoring/statistics/vitals-statistics.ts';
import type { Clock } from '../../runtime/clock.ts';
import type { UseCase } from '../../runtime/http/use-case.ts';
import type { StatisticsStore } from './statistics-store.ts';

/** Percentiles of every metric per route over a range of days. */
export const showVitals =
  (statistics: Pick<StatisticsStore, 'vitals'>): UseCase<typeof monitoringEndpoints.vitals> =>
  async ({ query }) => {
    const problem = rangeProblem(query);
    if (problem !== undefined) return refuse('BAD_RANGE', problem);
    const days = daysFrom(query.from, query.to);
    return ok({ days, routes: vitalsStatistics(await statistics.vitals(days), days) });
  };

/** Counts of business events, and the funnel, over a range of days. */
export const showEvents =
  (statistics: Pick<StatisticsStore, 'events'>): UseCase<typeof monitoringEndpoints.events> =>
  async ({ query }) => {
    const problem = rangeProblem(query);
    if (problem !== undefined) return refuse('BAD_RANGE', problem);
    const days = daysFrom(query.from, query.to);
    const happened = await statistics.events(query);
    return ok({ days, events: eventCounts(happened, days), funnel: funnelStatistics(happened) });
  };

/** How many errors there were today and on each of the two weeks before, days without any included. */
export const showErrorDays =
  (
    statistics: Pick<StatisticsStore, 'errorDays'>,
    clock: Clock,
  ): UseCase<typeof monitoringEndpoints.errorDays> =>
  async () => {
    const to = newYorkDay(clock());
    const from = addDays(to, -ERROR_DAYS_BEFORE);
    const found = await statistics.errorDays({ from, to });
    return ok({ days: daysFrom(from, to).map((day) => ({ day, count: found.get(day) ?? 0 })) });
  };
