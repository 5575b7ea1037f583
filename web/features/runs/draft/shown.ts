import type { PlannedRun } from '#domain/runs/planning/day.ts';
import { instantOf } from '#domain/runs/planning/minutes.ts';
import { type Stop, stopIdOf, type VisitToMake } from '#domain/runs/run.ts';
import type { Fleet } from '../board.ts';
import type { Arranged, Column } from './arranged.ts';
import { minutesBetween } from './clock.ts';
import { isOn } from './draft.ts';
import { type Facts, reckoned, worstLoad } from './reckoned.ts';

/** A stop as a run shows it. */
export interface ShownStop {
  readonly id: string;
  readonly visit: VisitToMake;
  /** As it is saved with its run; absent while it is only arranged there. */
  readonly saved: Stop | undefined;
  readonly isPinned: boolean;
  /** When it begins, ISO 8601. Absent where the hours of the run are none. */
  readonly begins: string | undefined;
  /** How long after its window it begins; 0 when it is in time. */
  readonly lateMinutes: number;
}

/** A run as the board shows it. */
export interface ShownRun {
  readonly column: Column;
  readonly vehicle: Fleet[number] | undefined;
  readonly van: string;
  readonly driver: string;
  readonly stops: readonly ShownStop[];
  readonly takenOff: readonly Stop[];
  /** As it is driven in this order. Absent without stops. */
  readonly driven: PlannedRun | undefined;
  readonly load: ReturnType<typeof worstLoad>;
}

interface Known extends Facts {
  readonly fleet: Fleet;
  readonly nameOf: (driverId: string) => string;
}

const stopsOf = (
  { saved, now, isChanged, isSet }: Column,
  visits: ReadonlyMap<string, VisitToMake>,
): readonly Pick<ShownStop, 'id' | 'visit' | 'saved' | 'isPinned'>[] => {
  const known = new Map(saved?.run.stops.map((stop) => [stop.id, stop]));
  // What is on the road is as its run has it.
  const visitOf = (id: string): VisitToMake | undefined =>
    isSet && isChanged ? visits.get(id) : (known.get(id) ?? visits.get(id));
  return now.stops.flatMap(({ id, pinned }) => {
    const visit = visitOf(id);
    return visit === undefined ? [] : [{ id, visit, saved: known.get(id), isPinned: pinned === true }];
  });
};

const lateness = (begins: string | undefined, { window }: VisitToMake): number =>
  begins === undefined ? 0 : Math.max(0, minutesBetween(window.to, begins));

const shownRun = (column: Column, { visits }: Arranged, known: Known): ShownRun => {
  const { now, saved, isChanged } = column;
  const stops = stopsOf(column, visits);
  const driven = reckoned(
    now,
    stops.map(({ visit }) => visit),
    known,
  );
  const begins = new Map(
    driven?.visits.map(({ stop, begins: minute }) => [stop, instantOf(known.day, minute)]),
  );
  const beginOf = ({ id, saved: stop }: (typeof stops)[number]): string | undefined =>
    isChanged || stop === undefined ? begins.get(id) : stop.planned.from;
  const vehicle = known.fleet.find(({ vehicle: { id } }) => id === now.vehicleId);
  return {
    column,
    vehicle,
    van: vehicle?.vehicle.name ?? 'A van',
    driver: known.nameOf(now.driverId),
    stops: stops.map((stop) => {
      const at = beginOf(stop);
      return { ...stop, begins: at, lateMinutes: lateness(at, stop.visit) };
    }),
    takenOff: saved?.run.stops.filter((stop) => !isOn(stop)) ?? [],
    driven,
    load:
      driven === undefined
        ? { lb: 0, cubicFeet: 0 }
        : worstLoad(
            driven,
            stops.map(({ visit }) => visit),
          ),
  };
};

/** Every run of the board with its times, its load and what is late. */
export const shownRuns = (all: Arranged, known: Known): readonly ShownRun[] =>
  all.columns.map((column) => shownRun(column, all, known));

/** A visit that no run has, as it is shown beside those of runs. */
export const openStop = (visit: VisitToMake): ShownStop => ({
  id: stopIdOf(visit),
  visit,
  saved: undefined,
  isPinned: false,
  begins: undefined,
  lateMinutes: 0,
});
