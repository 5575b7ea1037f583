import { ok, refuse } from '#domain/kernel/result.ts';
import type { reportEndpoints } from '#domain/reports/endpoints.ts';
import type { flights } from '../../departures/index.ts';
import type { Clock } from '../../runtime/clock.ts';
import type { UseCase } from '../../runtime/http/use-case.ts';
import type { Costs } from '../store/costs.ts';

interface Deps {
  readonly costs: Pick<Costs, 'find' | 'save'>;
  readonly flights: Pick<ReturnType<typeof flights>, 'find'>;
  readonly clock: Clock;
}

/** What a flight costs; no entry while nobody has entered it. */
export const showCost =
  ({ costs }: Pick<Deps, 'costs'>): UseCase<typeof reportEndpoints.cost> =>
  async ({ params: { id } }) =>
    ok(await costs.find(id));

/** Enters what a flight costs, in place of exactly what the person saw. */
export const enterCost =
  ({ costs, flights: planned, clock }: Deps): UseCase<typeof reportEndpoints.enterCost> =>
  async ({ params: { id }, body: { version, cost }, caller }) => {
    const now = clock();
    const [flight, before] = await Promise.all([planned.find(id, now), costs.find(id)]);
    if (flight === undefined) return refuse('FLIGHT_NOT_FOUND', 'There is no such flight.');
    const entry = { ...cost, at: now.toISOString(), by: caller.userId };
    const next = { version: version + 1, entries: [entry, ...before.entries] };
    if (before.version === version && (await costs.save(id, next))) return ok(next);
    return refuse('COST_CHANGED', 'Someone else has entered what this flight costs.', {
      cost: await costs.find(id),
    });
  };
