import { ok } from '#domain/kernel/result.ts';
import { next } from '#domain/runs/changes/step.ts';
import type { positionEndpoints } from '#domain/runs/positions/endpoints.ts';
import { type Seen, seenOnRoad } from '#domain/runs/positions/seen.ts';
import type { Run } from '#domain/runs/run.ts';
import { tellingNext } from '#domain/runs/telling/expected.ts';
import type { UseCase } from '../../runtime/http/use-case.ts';
import { type ChangeDeps, changeRun } from '../change/change-run.ts';
import { type FactDeps, readFacts } from '../facts.ts';
import type { PositionStore } from './position-store.ts';

export interface PositionDeps extends ChangeDeps, FactDeps {
  readonly positions: PositionStore;
}

/** The run with a later time for who is next, if where the van is says so; the same run otherwise. */
const telling = async (deps: FactDeps, run: Run, seen: Seen, now: Date): Promise<Run> => {
  const at = now.toISOString();
  const told = tellingNext(run, await readFacts(deps), at, { at: seen.at, position: seen });
  return told === run ? run : next(told, {}, { at });
};

/** Keeps where the driver of a run is, and tells who is next when the van is late. A run is written only if somebody is told something. */
export const sayPosition =
  (deps: PositionDeps): UseCase<typeof positionEndpoints.sayPosition> =>
  async ({ params: { id }, body: { position }, caller: { userId: by }, correlationId }) => {
    const now = deps.clock();
    const [run, last] = await Promise.all([deps.runs.find(id), deps.positions.last(id, now)]);
    const said = seenOnRoad(run, position, { by, now: now.toISOString(), last });
    if (!said.ok) return said;
    const seen = said.value;
    if (run === undefined || seen === undefined) return ok({});
    await deps.positions.keep(id, seen);
    if ((await telling(deps, run, seen, now)) !== run)
      await changeRun(deps, {
        id,
        by,
        correlationId,
        decide: async (before, at) => ok(before && (await telling(deps, before, seen, at))),
      });
    return ok({});
  };
