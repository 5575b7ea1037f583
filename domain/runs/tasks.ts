import type { DerivedTask } from '../kernel/derived-task.ts';
import type { Trip } from './airport/trip.ts';
import { blocksOf, type Crew } from './blocks.ts';
import { isOpenStop } from './lifecycle.ts';
import type { Run } from './run.ts';

/** A run of a day with its van and driver as they are now. */
export interface RunOfDay {
  readonly run: Pick<Run, 'state' | 'hours'> & {
    readonly stops: readonly Pick<Run['stops'][number], 'state'>[];
    readonly airport?: Pick<Trip, 'flight' | 'state' | 'endedAt'> | undefined;
  };
  readonly crew: Crew & {
    readonly vehicle: (Crew['vehicle'] & { readonly name: string; readonly changedAt: string }) | undefined;
    readonly driver: (Crew['driver'] & { readonly changedAt: string }) | undefined;
  };
}

const counted = (count: number): string => (count === 1 ? '1 stop' : `${count} stops`);

/** Stops of runs whose van or driver cannot go. Another reason is another change of one of them. */
const blockedTasks = (runs: readonly RunOfDay[], now: Date): readonly DerivedTask<'RUNS_BLOCKED'>[] => {
  const blocked = runs.flatMap(({ run, crew }) => {
    const { stops: visits, airport } = run;
    const stops = [...visits, ...(airport === undefined ? [] : [airport])].filter(({ state }) =>
      isOpenStop(state),
    ).length;
    const { vehicle, driver } = blocksOf(run, crew, now);
    if (stops === 0 || (vehicle.length === 0 && driver.length === 0)) return [];
    const since = (vehicle.length > 0 ? crew.vehicle : crew.driver)?.changedAt ?? run.hours.from;
    return [{ since, due: run.hours.from, what: `${crew.vehicle?.name ?? 'A van'}: ${counted(stops)}` }];
  });
  const since = blocked
    .map((each) => each.since)
    .toSorted()
    .at(-1);
  const due = blocked.map((each) => each.due).toSorted()[0];
  return since === undefined || due === undefined
    ? []
    : [{ kind: 'RUNS_BLOCKED', since, due, about: { what: blocked.map(({ what }) => what).join(', ') } }];
};

/** Flights that their airline did not take, until another run of the day has them. */
const turnedAwayTasks = (runs: readonly RunOfDay[]): readonly DerivedTask<'FLIGHT_TURNED_AWAY'>[] => {
  const trips = runs.flatMap(({ run: { airport } }) => airport ?? []);
  const back = trips.filter(
    ({ flight, state }) =>
      state === 'FAILED' &&
      !trips.some((other) => other.flight === flight && !['FAILED', 'TAKEN_OFF'].includes(other.state)),
  );
  const since = back
    .flatMap(({ endedAt }) => endedAt ?? [])
    .toSorted()
    .at(-1);
  const what = [...new Set(back.map(({ flight }) => flight))].join(', ');
  return since === undefined ? [] : [{ kind: 'FLIGHT_TURNED_AWAY', since, about: { what } }];
};

/** What waits on a day for dispatch: stops whose van or driver cannot go, and flights that came back from their airline. */
export const runTasks = (
  runs: readonly RunOfDay[],
  now: Date,
): readonly DerivedTask<'RUNS_BLOCKED' | 'FLIGHT_TURNED_AWAY'>[] => [
  ...blockedTasks(runs, now),
  ...turnedAwayTasks(runs),
];
