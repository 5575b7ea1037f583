import { ok, refuse } from '#domain/kernel/result.ts';
import { onBoard } from '#domain/runs/blocks.ts';
import { stopsHad } from '#domain/runs/deeds.ts';
import type { deskRunEndpoints, RunOnBoard } from '#domain/runs/desk/endpoints.ts';
import { type Run, stopIdOf } from '#domain/runs/run.ts';
import type { BookedVisits } from '../../bookings/index.ts';
import type { Clock } from '../../runtime/clock.ts';
import type { UseCase } from '../../runtime/http/use-case.ts';
import { type FactDeps, readFacts, sorted } from '../facts.ts';
import { crewOf, type Fleet, readOnce } from '../fleet.ts';
import type { PositionStore } from '../positions/position-store.ts';
import type { RunStore } from '../store/run-store.ts';

type Endpoints = typeof deskRunEndpoints;

export interface BoardDeps extends FactDeps {
  readonly runs: Pick<RunStore, 'ofDay' | 'whole'>;
  readonly visits: Pick<BookedVisits, 'ofDay'>;
  readonly fleet: Fleet;
  readonly clock: Clock;
  readonly positions: Pick<PositionStore, 'last'>;
}

/** A run with what stands against its van and driver now, and where its van was seen while it is on the road. */
export const shown = async (
  { fleet, clock, positions }: Pick<BoardDeps, 'fleet' | 'clock' | 'positions'>,
  run: Run,
): Promise<RunOnBoard> => {
  const now = clock();
  const [crew, seen] = await Promise.all([
    crewOf(fleet, run),
    run.state === 'UNDER_WAY' ? positions.last(run.id, now) : undefined,
  ]);
  return { ...onBoard(run, crew, now), ...(seen && { seen }) };
};

/** In the order of their vans, and of one van in the order of their hours. */
const inOrder = (one: Run, other: Run): number =>
  one.vehicleId.localeCompare(other.vehicleId) || one.hours.from.localeCompare(other.hours.from);

const leavingFirst = (one: Run, other: Run): number => one.hours.from.localeCompare(other.hours.from);

/** The board of a day. It reads what belongs to this day, and costs the same however many bookings there are. */
export const showBoard =
  (deps: BoardDeps): UseCase<Endpoints['board']> =>
  async ({ query: { day } }) => {
    const [runs, booked, { known, ...facts }] = await Promise.all([
      deps.runs.ofDay(day),
      deps.visits.ofDay(day),
      readFacts(deps),
    ]);
    const taken = new Set(runs.flatMap((run) => stopsHad(run).map(({ id }) => id)));
    const { visits, notReady } = sorted(booked, known);
    const seen = { ...deps, fleet: readOnce(deps.fleet) };
    const each = (some: readonly Run[]) => Promise.all(some.map((run) => shown(seen, run)));
    return ok({
      runs: await each(runs.filter(({ airport }) => airport === undefined).toSorted(inOrder)),
      airport: await each(runs.filter(({ airport }) => airport !== undefined).toSorted(leavingFirst)),
      open: visits.filter((visit) => !taken.has(stopIdOf(visit))),
      notReady,
      ...facts,
    });
  };

/** One run with its history. */
export const showRun =
  (deps: BoardDeps): UseCase<Endpoints['show']> =>
  async ({ params: { id } }) => {
    const whole = await deps.runs.whole(id);
    return whole === undefined
      ? refuse('RUN_NOT_FOUND', 'There is no such run.')
      : ok({ ...(await shown(deps, whole.run)), history: [...whole.history] });
  };
