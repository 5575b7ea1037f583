import type { RunEntry } from './entry.ts';
import type { Run, Stop } from './run.ts';

/**
 * What can be different in a run, as events tell it. `taken-back`: it was released, and is planned again. `facts`: what is fetched, or where.
 * `later`: who is next was told a later time.
 */
export const runDifferences = [
  'vehicle',
  'driver',
  'hours',
  'stops',
  'order',
  'taken-back',
  'facts',
  'started',
  'progress',
  'later',
  'ended',
] as const;
type RunDifference = (typeof runDifferences)[number];

/** Stops that it has: those that were taken off are not among them. */
export const stopsHad = ({ stops }: Pick<Run, 'stops'>): readonly Stop[] =>
  stops.filter(({ state }) => state !== 'TAKEN_OFF');

/** Stops that a run had and has not any more, because they left it or were taken off. */
export const stopsLeft = (before: Run, after: Run): readonly Stop[] => {
  const has = new Set(stopsHad(after).map(({ id }) => id));
  return stopsHad(before).filter(({ id }) => !has.has(id));
};

const idsOf = (run: Run): readonly string[] => stopsHad(run).map(({ id }) => id);
const progressOf = (run: Run): string =>
  stopsHad(run)
    .map(({ state }) => state)
    .concat(run.airport?.state ?? [])
    .join();

/** Whether somebody is told a later time than before. */
const isToldLater = (before: Run, after: Run): boolean =>
  after.stops.some(
    ({ id, told }) =>
      told?.what === 'LATER' && before.stops.find((stop) => stop.id === id)?.told?.from !== told.from,
  );

/** The differences between two versions of a run. */
export const runDifferencesTold = (before: Run, after: Run): readonly RunDifference[] => {
  const [had, has] = [idsOf(before), idsOf(after)];
  const isSameStops = had.toSorted().join() === has.toSorted().join();
  const isState = (state: Run['state']) => before.state !== state && after.state === state;
  const told: readonly RunDifference[] = [
    ...(before.vehicleId === after.vehicleId ? [] : (['vehicle'] as const)),
    ...(before.driverId === after.driverId ? [] : (['driver'] as const)),
    ...(before.hours.from === after.hours.from && before.hours.to === after.hours.to
      ? []
      : (['hours'] as const)),
    ...(isSameStops ? [] : (['stops'] as const)),
    ...(isSameStops && had.join() !== has.join() ? (['order'] as const) : []),
    ...(isState('PLANNED') ? (['taken-back'] as const) : []),
    ...(isState('UNDER_WAY') ? (['started'] as const) : []),
    ...(isState('ENDED') ? (['ended'] as const) : []),
    ...(isSameStops && progressOf(before) !== progressOf(after) ? (['progress'] as const) : []),
    ...(isToldLater(before, after) ? (['later'] as const) : []),
  ];
  return told.length === 0 ? ['facts'] : told;
};

/** The stop that its driver went to, or was at. */
const stopMoved = (before: Run, after: Run): Stop | undefined =>
  after.stops.find(
    ({ id, state }) =>
      ['NEXT', 'ARRIVED', 'DONE', 'FAILED'].includes(state) &&
      before.stops.some((was) => was.id === id && was.state !== state),
  );

/** The one stop that an entry of the history is about; undefined where it is about several, or the run. */
export const stopOfDeed = (before: Run, after: Run, deed: RunEntry['what']): string | undefined => {
  const [only, another] = stopsLeft(before, after);
  if (deed === 'TAKEN_OFF') return another === undefined ? only?.id : undefined;
  return deed === stopMoved(before, after)?.state ? stopMoved(before, after)?.id : undefined;
};

const states: Partial<Record<Run['state'], RunEntry['what']>> = {
  PLANNED: 'TAKEN_BACK',
  RELEASED: 'RELEASED',
  CANCELLED: 'CANCELLED',
  UNDER_WAY: 'STARTED',
  ENDED: 'ENDED',
};

/** What became of the load that it brings to an airline. That the van is on the way to it follows from its start. */
const tripMoved = (
  { airport: was }: Run,
  { airport: is }: Run,
): 'ARRIVED' | 'TENDERED' | 'TURNED_AWAY' | undefined => {
  if (is === undefined || is.state === was?.state) return undefined;
  if (is.state === 'ARRIVED') return is.state;
  return is.proof?.outcome;
};

/** What became of a run from one version to the next, for its history: the most that can be said in a word. */
export const runDeedOf = (before: Run | undefined, after: Run): RunEntry['what'] => {
  if (before === undefined) return 'PLANNED';
  const moved = tripMoved(before, after) ?? stopMoved(before, after)?.state;
  if (moved === 'NEXT' || moved === 'ARRIVED' || moved === 'DONE' || moved === 'FAILED') return moved;
  if (moved === 'TENDERED' || moved === 'TURNED_AWAY') return moved;
  const state = before.state === after.state ? undefined : states[after.state];
  if (state !== undefined) return state;
  if (isToldLater(before, after)) return 'LATER';
  const isHanded = before.vehicleId !== after.vehicleId || before.driverId !== after.driverId;
  const isOff = after.stops.some(
    ({ id, state: now }) =>
      now === 'TAKEN_OFF' && before.stops.some((stop) => stop.id === id && stop.state !== 'TAKEN_OFF'),
  );
  if (isHanded && !isOff) return 'HANDED_OVER';
  return isOff && stopsHad(after).length < stopsHad(before).length ? 'TAKEN_OFF' : 'CHANGED';
};
