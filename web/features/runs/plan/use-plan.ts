import { useMutation } from '@tanstack/react-query';
import type { EndpointReply } from '#domain/kernel/endpoint.ts';
import { deskRunEndpoints } from '#domain/runs/desk/endpoints.ts';
import type { OrderedVisit, VanOfDay } from '#domain/runs/desk/run-form.ts';
import { leftOutWords } from '#domain/runs/planning/left-out.ts';
import { stopIdOf } from '#domain/runs/run.ts';
import { api } from '#web/api/client.ts';
import { uuidV7 } from '#web/telemetry/delivery/uuid-v7.ts';
import type { Desk } from '../desk.ts';
import type { DraftRun } from '../draft/draft.ts';
import { runOfVan } from './chosen-vans.ts';

type Plan = EndpointReply<typeof deskRunEndpoints.plan>;

/** The stops that stay with the vans, in their turn: those that are pinned. */
const pinnedOf = (desk: Desk, vans: readonly VanOfDay[]): Record<string, OrderedVisit[]> =>
  Object.fromEntries(
    vans.flatMap(({ vehicleId }) => {
      const pinned = runOfVan(desk, vehicleId)?.stops.filter((stop) => stop.pinned) ?? [];
      const visits = pinned.flatMap(({ id }) => desk.draft.all.visits.get(id) ?? []);
      const ordered = visits.map(({ booking, visit }): OrderedVisit => ({ booking, visit, pinned: true }));
      return ordered.length === 0 ? [] : [[vehicleId, ordered]];
    }),
  );

/** A new run of a van, without stops. */
const newRun = (van: VanOfDay): DraftRun => ({ id: uuidV7(), version: 0, ...van, stops: [] });

/** The run that a van has already with these hours and driver, or a new one. */
const runFor = (desk: Desk, van: VanOfDay): DraftRun => {
  const run = runOfVan(desk, van.vehicleId);
  return run === undefined ? newRun(van) : { ...run, ...van };
};

/**
 * A proposal as a draft. What dispatch pinned stays pinned, and what it arranged in vans that are not planned now stays there. A van for
 * which there is no stop gets no run.
 */
const draftsOf = (desk: Desk, { runs }: Plan): readonly DraftRun[] => {
  const planned = runs.map(({ stops, ...van }) => ({ run: runFor(desk, van), stops: stops.map(stopIdOf) }));
  const others = desk.draft.all.columns.filter(({ id }) => planned.every(({ run }) => run.id !== id));
  const kept = new Set(others.flatMap(({ now }) => now.stops.map(({ id }) => id)));
  return planned
    .map(({ run, stops }): DraftRun => {
      const pins = new Set(run.stops.filter(({ pinned }) => pinned).map(({ id }) => id));
      return {
        ...run,
        stops: stops
          .filter((id) => !kept.has(id))
          .map((id) => ({ id, ...(pins.has(id) && { pinned: true as const }) })),
      };
    })
    .filter(({ version, stops }) => version > 0 || stops.length > 0);
};

/** Asks for a plan of the day and puts it into the draft, or adds the vans without any stop. Nothing is saved by that. */
export const usePlan = (desk: Desk) => {
  const ask = useMutation({
    mutationFn: (vans: readonly VanOfDay[]) =>
      api(deskRunEndpoints.plan, {
        body: { day: desk.day, vans: [...vans], pinned: pinnedOf(desk, vans) },
      }),
  });
  return {
    error: ask.error,
    isBusy: ask.isPending,
    plan: async (vans: readonly VanOfDay[]): Promise<Plan> => {
      const plan = await ask.mutateAsync(vans);
      const leftOut = new Map(plan.leftOut.map((one) => [one.stop, leftOutWords(one)]));
      desk.draft.change(draftsOf(desk, plan), leftOut);
      return plan;
    },
    add: (vans: readonly VanOfDay[]): void =>
      desk.draft.change(vans.filter(({ vehicleId }) => runOfVan(desk, vehicleId) === undefined).map(newRun)),
  };
};
