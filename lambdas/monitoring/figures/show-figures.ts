import { daysFrom } from '#domain/kernel/new-york.ts';
import { ok, refuse } from '#domain/kernel/result.ts';
import { rangeProblem } from '#domain/monitoring/day-range.ts';
import type { monitoringEndpoints } from '#domain/monitoring/endpoints.ts';
import { eventCounts, funnelFigures } from '#domain/monitoring/figures/event-figures.ts';
import { vitalsFigures } from '#domain/monitoring/figures/vitals-figures.ts';
import type { UseCase } from '../../runtime/http/use-case.ts';
import type { FiguresStore } from './figures-store.ts';

/** Percentiles of every metric per route over a range of days. */
export const showVitals =
  (figures: Pick<FiguresStore, 'vitals'>): UseCase<typeof monitoringEndpoints.vitals> =>
  async ({ query }) => {
    const problem = rangeProblem(query);
    if (problem !== undefined) return refuse('BAD_RANGE', problem);
    const days = daysFrom(query.from, query.to);
    return ok({ days, routes: vitalsFigures(await figures.vitals(days), days) });
  };

/** Counts of business events, and the funnel, over a range of days. */
export const showEvents =
  (figures: Pick<FiguresStore, 'events'>): UseCase<typeof monitoringEndpoints.events> =>
  async ({ query }) => {
    const problem = rangeProblem(query);
    if (problem !== undefined) return refuse('BAD_RANGE', problem);
    const days = daysFrom(query.from, query.to);
    const happened = await figures.events(query);
    return ok({ days, events: eventCounts(happened, days), funnel: funnelFigures(happened) });
  };
