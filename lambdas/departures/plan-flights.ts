import type { FlightRecord } from '#domain/departures/flight.ts';
import { isAddedFlight } from '#domain/departures/flight-id.ts';
import type { FlightsSetting } from '#domain/departures/flights-setting.ts';
import { adjusted, newFlight, type PlannedFlight, plannedFlights } from '#domain/departures/planning.ts';
import type { Schedule } from '#domain/departures/schedule/schedule.ts';
import { type DestinationCode, destinationCodes } from '#domain/kernel/destinations.ts';
import { addDays, weekOf } from '#domain/kernel/new-york.ts';
import { again, untilWritten } from '../runtime/aggregate/until-written.ts';
import type { SharedDependencies } from '../runtime/shared-dependencies.ts';
import { type RecordDeps, recordChange, recordNewFlight } from './record-change.ts';
import type { FlightStore } from './store/flight-store.ts';

interface Deps extends RecordDeps, Pick<SharedDependencies, 'clock'> {
  readonly store: Pick<FlightStore, 'ofLane' | 'announce' | 'change'>;
  readonly readSettings: () => Promise<{ readonly schedule: Schedule; readonly flights: FlightsSetting }>;
}

/** What a pass did. `conflicts` are flights that somebody booked or changed at the same moment. */
type Counts = Record<'announced' | 'moved' | 'proposed' | 'changed' | 'conflicts', number>;

const SYSTEM = 'system';

const planOne = async (
  deps: Deps,
  planned: PlannedFlight,
  known: FlightRecord | undefined,
  counts: Counts,
): Promise<void> => {
  const now = deps.clock();
  const deed = { by: SYSTEM, correlationId: deps.newId() };
  if (known === undefined) {
    // Another run may have written it in the meantime, which is just as good.
    if (await recordNewFlight(deps, newFlight(planned, now.toISOString()), deed)) counts.announced += 1;
    return;
  }
  const next = adjusted(known, planned, now);
  if (next === undefined) return;
  const change = {
    before: known,
    after: next.flight,
    what: next.what,
    onlyUnbooked: next.what === 'moved',
  };
  counts[(await recordChange(deps, change, deed)) ? next.what : 'conflicts'] += 1;
};

const planLane = async (
  deps: Deps,
  to: DestinationCode,
  planned: readonly PlannedFlight[],
  counts: Counts,
): Promise<void> => {
  const [first, last] = [planned.at(0), planned.at(-1)];
  if (!first || !last) return;
  const days = { first: weekOf(first.usualDay), last: addDays(weekOf(last.usualDay), 6) };
  // What staff added is theirs: the schedule neither counts nor changes it.
  const scheduled = (await deps.store.ofLane(to, days)).filter(({ id }) => !isAddedFlight(id));
  const known = new Map(scheduled.map((one) => [weekOf(one.usualDay), one]));
  for (const one of planned) await planOne(deps, one, known.get(weekOf(one.usualDay)), counts);
};

/**
 * Plans the flights of the next eight weeks by schedule and settings: announces those that are missing, moves those that
 * nobody has booked, and proposes a move for the others. Running it again changes nothing. Throws when flights keep changing.
 */
export const planFlights = (deps: Deps) => (): Promise<Counts> => {
  const total: Counts = { announced: 0, moved: 0, proposed: 0, changed: 0, conflicts: 0 };
  return untilWritten('The flights of the next weeks', async () => {
    total.conflicts = 0;
    const { schedule, flights: setting } = await deps.readSettings();
    const planned = plannedFlights({ schedule, setting }, deps.clock());
    await Promise.all(
      destinationCodes.map((to) =>
        planLane(
          deps,
          to,
          planned.filter((one) => one.to === to),
          total,
        ),
      ),
    );
    return total.conflicts === 0 ? total : again;
  });
};
