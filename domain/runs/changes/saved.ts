import { assignmentBlocks, type UsedDriver } from '../../drivers/driving/drive-blocks.ts';
import { newYorkDay } from '../../kernel/new-york.ts';
import { ok, type Result, refuse } from '../../kernel/result.ts';
import type { UsedVehicle } from '../../vehicles/assigning/vehicle-blocks.ts';
import type { RunForm } from '../desk/run-form.ts';
import type { PlannedVehicle } from '../planning/board-day.ts';
import { spanOn } from '../planning/minutes.ts';
import { type Run, type Stop, stopIdOf, type VisitToMake } from '../run.ts';
import { withWindows } from '../telling/told-stop.ts';
import { type By, next, notPossible, type SaveRefusal, unchangedSince } from './step.ts';
import { fitting, type TimingFacts, timed } from './timed.ts';

/** Who goes with what, and what is known of both. */
export interface Assigned extends TimingFacts {
  readonly vehicle: PlannedVehicle & UsedVehicle;
  readonly driver: UsedDriver;
}

/** What a form becomes a run with. */
export interface SaveFacts extends Assigned {
  /** Visits of the day to which a van can drive, by the ids of their stops. */
  readonly visits: ReadonlyMap<string, VisitToMake>;
}

/** A form for a run under an id that the device made. */
export interface Saving extends By {
  readonly id: string;
  /** 0 for a new run. */
  readonly version: number;
  readonly form: RunForm;
}

/** Refuses what papers, faults, absences and shifts do not allow; undefined where nothing stands against it. */
export const blocked = ({ vehicle, driver }: Pick<Assigned, 'vehicle' | 'driver'>, hours: Run['hours']) => {
  const blocks = assignmentBlocks(driver, vehicle, hours);
  const [first] = [...blocks.vehicle, ...blocks.driver];
  return first === undefined
    ? undefined
    : refuse('NOT_ASSIGNABLE', first.text, { vehicle: [...blocks.vehicle], driver: [...blocks.driver] });
};

const openOf = ({ stops }: Pick<Run, 'stops'>): readonly Stop[] =>
  stops.filter(({ state }) => state !== 'TAKEN_OFF');

const saidOf = (
  day: string,
  { vehicleId, driverId, hours }: Pick<Run, 'vehicleId' | 'driverId' | 'hours'>,
  stops: readonly string[],
) => JSON.stringify([day, vehicleId, driverId, hours.from, hours.to, stops]);

/** Whether a run says already what a form says. */
const isSaid = (run: Run, form: RunForm): boolean => {
  const asked = { ...form, hours: spanOn(form.day, form) };
  const pin = (id: string, pinned: true | undefined) => `${id} ${pinned ?? false}`;
  return (
    saidOf(
      run.day,
      run,
      openOf(run).map(({ id, pinned }) => pin(id, pinned)),
    ) ===
    saidOf(
      form.day,
      asked,
      form.stops.map((stop) => pin(stopIdOf(stop), stop.pinned)),
    )
  );
};

const stopOf = (visit: VisitToMake, pinned: true | undefined): Stop => ({
  id: stopIdOf(visit),
  ...visit,
  state: 'PLANNED',
  // Its turn says when.
  planned: visit.window,
  ...(pinned && { pinned }),
});

/** The stops of a form in their turn; those that a driver has seen and that are not in it stay as taken off. */
const stopsOf = (
  before: Run | undefined,
  { stops }: RunForm,
  { visits }: SaveFacts,
  { at }: By,
): Result<Stop[], never, Extract<SaveRefusal, { readonly code: 'VISIT_NOT_FOUND' }>> => {
  const found = stops.map((stop) => ({ stop, visit: visits.get(stopIdOf(stop)) }));
  const missing = found.find(({ visit }) => visit === undefined)?.stop;
  if (missing !== undefined)
    return refuse(
      'VISIT_NOT_FOUND',
      `Booking ${missing.booking} was canceled, moved or changed. It cannot be driven to on this day.`,
      { stop: stopIdOf(missing) },
    );
  const kept = found.flatMap(({ stop, visit }) => (visit === undefined ? [] : [stopOf(visit, stop.pinned)]));
  const left = (before === undefined ? [] : before.stops).filter(
    ({ id }) => !kept.some((one) => one.id === id),
  );
  const off = left.flatMap((stop): Stop[] => {
    if (stop.state === 'TAKEN_OFF') return [stop];
    return before?.state === 'RELEASED'
      ? [{ ...stop, state: 'TAKEN_OFF', endedAt: at, because: 'Dispatch took it off this run.' }]
      : [];
  });
  return ok([...kept, ...off]);
};

const made = (before: Run | undefined, { id, form, by, at }: Saving, stops: Stop[]): Run => {
  const { day, vehicleId, driverId } = form;
  const said = { vehicleId, driverId, hours: spanOn(day, form), stops };
  return before === undefined
    ? {
        ...{ id, version: 1, day, state: 'PLANNED', ...said, miles: 0 },
        ...{ createdAt: at, createdBy: by, changedAt: at },
      }
    : next(before, said, { at });
};

/** Whether dispatch may still set a run by a form; a sentence that says why not. */
export const fixedBecause = ({ state, day }: Run, form: Pick<RunForm, 'day'>): string | undefined => {
  if (state !== 'PLANNED' && state !== 'RELEASED') return 'This run has begun or is over. It stays as it is.';
  return day === form.day ? undefined : 'A run stays on its day. Make another one.';
};

/**
 * A run as dispatch sets it: in the order that it chose, late or not. What is more than the van carries, does not end in its hours, or has
 * a van or driver that may not go is refused. The same run where it says all of that already: the request came twice.
 */
export const saved = (
  before: Run | undefined,
  saving: Saving,
  facts: SaveFacts,
): Result<Run, 'RUN_NOT_FOUND' | 'OUTSIDE_HOURS', SaveRefusal> => {
  const { form, version, at } = saving;
  if (before === undefined && version > 0) return refuse('RUN_NOT_FOUND', 'There is no such run.');
  if (before !== undefined) {
    if (isSaid(before, form)) return ok(before);
    const seen = unchangedSince(before, version);
    if (!seen.ok) return seen;
    if (before.airport !== undefined)
      return notPossible(before, 'This run brings a flight to its airline. It has no other stops.');
    const fixed = fixedBecause(before, form);
    if (fixed !== undefined) return notPossible(before, fixed);
  }
  if (form.day < newYorkDay(Date.parse(at)))
    return refuse('OUTSIDE_HOURS', 'This day is over. Plan today or a later day.');
  if (form.to <= form.from) return refuse('OUTSIDE_HOURS', 'The hours end before they begin.');
  const stops = stopsOf(before, form, facts, saving);
  if (!stops.ok) return stops;
  const after = withWindows(timed(made(before, saving, stops.value), facts), before, at);
  return blocked(facts, after.hours) ?? fitting(after, facts);
};
