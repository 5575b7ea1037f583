import { repeated } from '#domain/kernel/cross-field-check.ts';
import { ok, refuse } from '#domain/kernel/result.ts';
import { blocked } from '#domain/runs/changes/saved.ts';
import { stopsHad } from '#domain/runs/deeds.ts';
import type { deskRunEndpoints } from '#domain/runs/desk/endpoints.ts';
import type { OrderedVisit, VanOfDay } from '#domain/runs/desk/run-form.ts';
import { boardDay } from '#domain/runs/planning/board-day.ts';
import { spanOn } from '#domain/runs/planning/minutes.ts';
import { planDay } from '#domain/runs/planning/plan.ts';
import { type Run, stopIdOf } from '#domain/runs/run.ts';
import type { Vehicle } from '#domain/vehicles/vehicle.ts';
import type { UseCase } from '../../runtime/http/use-case.ts';
import { byStop, readFacts, sorted } from '../facts.ts';
import { type Fleet, foundCrew } from '../fleet.ts';
import type { BoardDeps } from './show-board.ts';

type Endpoints = typeof deskRunEndpoints;
type Pinned = Readonly<Record<string, readonly OrderedVisit[]>>;

/** Each van and each driver once, in hours that end after they begin. */
const wrongly = (vans: readonly VanOfDay[]) => {
  const twice =
    repeated(vans, ({ vehicleId }) => vehicleId).length + repeated(vans, ({ driverId }) => driverId).length;
  if (twice > 0) return refuse('TWICE', 'A van or a driver is there twice. Each has one run in a plan.');
  return vans.some(({ from, to }) => to <= from)
    ? refuse('OUTSIDE_HOURS', 'The hours of a van end before they begin.')
    : undefined;
};

/** The vehicles of vans that may go with their drivers in their hours. */
const vehiclesOf = async (fleet: Fleet, day: string, vans: readonly VanOfDay[]) => {
  const vehicles: Vehicle[] = [];
  for (const van of vans) {
    const crew = await foundCrew(fleet, van);
    if (!crew.ok) return crew;
    const refused = blocked(crew.value, spanOn(day, van));
    if (refused !== undefined) return refused;
    vehicles.push(crew.value.vehicle);
  }
  return ok(vehicles);
};

/**
 * Visits that other runs keep: those that their drivers have already, and those of vans that are not planned now. A run that is still
 * planned, of a van that is planned again, gives its visits to the plan.
 */
const keptByOthers = (runs: readonly Run[], vans: readonly VanOfDay[]): ReadonlySet<string> =>
  new Set(
    runs
      .filter(
        ({ state, vehicleId }) => state !== 'PLANNED' || !vans.some((van) => van.vehicleId === vehicleId),
      )
      .flatMap((run) => stopsHad(run).map(({ id }) => id)),
  );

const ordered = (stops: readonly string[], pinned: Pinned, of: (id: string) => OrderedVisit | undefined) => {
  const pins = new Set(Object.values(pinned).flatMap((all) => all.map(stopIdOf)));
  return stops.flatMap((id) => {
    const visit = of(id);
    return visit === undefined ? [] : [{ ...visit, ...(pins.has(id) && { pinned: true as const }) }];
  });
};

/** Proposes runs for a day. Nothing is written: dispatch changes the proposal, and saves what it wants. */
export const planRuns =
  (deps: BoardDeps): UseCase<Endpoints['plan']> =>
  async ({ body: { day, vans, pinned } }) => {
    const wrong = wrongly(vans);
    if (wrong !== undefined) return wrong;
    const [runs, booked, { known, ...facts }, vehicles] = await Promise.all([
      deps.runs.ofDay(day),
      deps.visits.ofDay(day),
      readFacts(deps),
      vehiclesOf(deps.fleet, day, vans),
    ]);
    if (!vehicles.ok) return vehicles;
    const kept = keptByOthers(runs, vans);
    const visits = sorted(booked, known).visits.filter((visit) => !kept.has(stopIdOf(visit)));
    const plan = planDay(
      boardDay({ day, visits, vans, vehicles: vehicles.value, pinned, ...facts }),
      facts.planning,
    );
    const there = byStop(visits);
    const visitOf = (id: string): OrderedVisit | undefined => {
      const visit = there.get(id);
      return visit && { booking: visit.booking, visit: visit.visit };
    };
    return ok({
      runs: vans.map((van) => {
        const stops = plan.runs.find((run) => run.van === van.vehicleId)?.visits ?? [];
        return {
          ...van,
          stops: ordered(
            stops.map(({ stop }) => stop),
            pinned,
            visitOf,
          ),
        };
      }),
      leftOut: plan.leftOut.map(({ stop, reason, alone }) => ({ stop, reason, alone })),
    });
  };
