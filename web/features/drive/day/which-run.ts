import { newYorkDay } from '#domain/kernel/new-york.ts';
import type { OwnRun, OwnStop } from '#domain/runs/driving/own-run.ts';
import { isOpenStop } from '#domain/runs/lifecycle.ts';

/** The stops at which something is still to be done, in their turn. */
export const openStopsOf = ({ stops }: Pick<OwnRun, 'stops'>): readonly OwnStop[] =>
  stops.filter(({ state }) => isOpenStop(state));

/** Where the driver is or goes now: where they have arrived, the one that they chose, or else the first in its turn. */
export const stopNow = (run: Pick<OwnRun, 'stops'>): OwnStop | undefined => {
  const open = openStopsOf(run);
  return (
    open.find(({ state }) => state === 'ARRIVED') ?? open.find(({ state }) => state === 'NEXT') ?? open[0]
  );
};

const turns: readonly OwnRun['state'][] = ['UNDER_WAY', 'RELEASED', 'ENDED', 'CANCELLED', 'PLANNED'];

const isOver = ({ state }: OwnRun): boolean => state === 'ENDED' || state === 'CANCELLED';

const byTurn = (one: OwnRun, other: OwnRun): number =>
  turns.indexOf(one.state) - turns.indexOf(other.state) ||
  (isOver(one) ? -1 : 1) * one.hours.from.localeCompare(other.hours.from);

/**
 * The run of now: the one under way, or else the next of today that has not begun; with none of these, the last of today that is over. The
 * others can be looked at.
 */
export const runNow = (runs: readonly OwnRun[], now: number): OwnRun | undefined => {
  const today = newYorkDay(now);
  return runs.filter(({ day, state }) => day <= today || state === 'UNDER_WAY').toSorted(byTurn)[0];
};
