import type { VanOfDay } from '#domain/runs/desk/run-form.ts';
import type { Run, Stop } from '#domain/runs/run.ts';
import { clockOf } from './clock.ts';

/** A stop in its turn. */
interface DraftStop {
  readonly id: string;
  readonly pinned?: true;
}

/** A run as dispatch has arranged it on the screen. */
export interface DraftRun extends VanOfDay {
  readonly id: string;
  /** The version that it was changed from; 0 for a new run. */
  readonly version: number;
  readonly stops: readonly DraftStop[];
}

/** What is arranged and not saved, by the id of the run. Runs that are not in it are as the server has them. */
export type Draft = ReadonlyMap<string, DraftRun>;

export const noDraft: Draft = new Map();

/** Whether dispatch may still set its stops, its van and its hours: its driver has not left the yard. */
export const isSet = ({ state }: Pick<Run, 'state'>): boolean => state === 'PLANNED' || state === 'RELEASED';

/** Whether a stop is still one of its run. */
export const isOn = ({ state }: Pick<Stop, 'state'>): boolean => state !== 'TAKEN_OFF';

/** A saved run as something that can be arranged. */
export const draftOf = ({ id, version, vehicleId, driverId, hours, stops }: Run): DraftRun => ({
  id,
  version,
  vehicleId,
  driverId,
  from: clockOf(hours.from),
  to: clockOf(hours.to),
  stops: stops.filter(isOn).map(({ id: stop, pinned }) => ({ id: stop, ...(pinned && { pinned }) })),
});

const sameStops = (one: DraftRun, other: DraftRun): boolean =>
  one.stops.length === other.stops.length &&
  one.stops.every(({ id, pinned }, turn) => {
    const its = other.stops[turn];
    return its?.id === id && its.pinned === pinned;
  });

const same = (one: DraftRun, other: DraftRun): boolean =>
  (['vehicleId', 'driverId', 'from', 'to'] as const).every((key) => one[key] === other[key]) &&
  sameStops(one, other);

/** A draft in which these runs are changed. What is as it was saved is no change. */
export const changedTo = (draft: Draft, saved: readonly Run[], changes: readonly DraftRun[]): Draft => {
  const next = new Map(draft);
  for (const change of changes) {
    const run = saved.find(({ id }) => id === change.id);
    if (run !== undefined && run.version === change.version && same(draftOf(run), change))
      next.delete(change.id);
    else next.set(change.id, change);
  }
  return next;
};

/** A draft without a run: it is as the server has it, or no more where it was new. */
export const without = (draft: Draft, id: string): Draft => new Map([...draft].filter(([one]) => one !== id));

/** Where a stop goes: to a run, before another stop or as its last one; without a run it is open. */
export interface Turn {
  readonly run?: string | undefined;
  readonly before?: string | undefined;
}

/** The runs that change when a stop goes to another turn. Nothing else about them does. */
export const moved = (runs: readonly DraftRun[], stop: string, to: Turn): readonly DraftRun[] => {
  const from = runs.find(({ stops }) => stops.some(({ id }) => id === stop));
  const target = runs.find(({ id }) => id === to.run);
  if (to.before === stop) return [];
  const taken = from?.stops.find(({ id }) => id === stop);
  // A pin holds it with its van.
  const placed: DraftStop = taken?.pinned && from === target ? taken : { id: stop };
  return [from, target]
    .filter((run, index, all) => run !== undefined && all.indexOf(run) === index)
    .flatMap((run) => {
      if (run === undefined) return [];
      const others = run.stops.filter(({ id }) => id !== stop);
      if (run !== target) return [{ ...run, stops: others }];
      const at = others.findIndex(({ id }) => id === to.before);
      return [{ ...run, stops: others.toSpliced(at < 0 ? others.length : at, 0, placed) }];
    });
};

/** A run in which the turn of a stop is fixed, or is not any more. */
export const pinnedIn = (run: DraftRun, stop: string): DraftRun => ({
  ...run,
  stops: run.stops.map(({ id, pinned }) =>
    id !== stop ? { id, ...(pinned && { pinned }) } : { id, ...(pinned ? {} : { pinned: true as const }) },
  ),
});
