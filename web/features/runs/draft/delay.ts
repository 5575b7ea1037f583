import { isOpenStop } from '#domain/runs/lifecycle.ts';
import type { Run } from '#domain/runs/run.ts';
import { minutesBetween } from './clock.ts';
import { isOn } from './draft.ts';

/** How far a run is behind its plan, by what its driver said last. */
export interface Delay {
  readonly minutes: number;
  /** When the driver said something last, ISO 8601. Absent where nothing is known yet. */
  readonly at: string | undefined;
}

/** Fewer minutes are no delay. */
export const DELAY_MINUTES = 5;

interface Said {
  readonly at: string;
  readonly late: number;
}

const saidIn = ({ stops }: Pick<Run, 'stops'>): readonly Said[] =>
  stops.filter(isOn).flatMap(({ arrivedAt, endedAt, nextAt, planned }) => [
    // On the way to a stop, nothing says yet when the driver will be there.
    ...(nextAt === undefined ? [] : [{ at: nextAt, late: 0 }]),
    ...(arrivedAt === undefined ? [] : [{ at: arrivedAt, late: minutesBetween(planned.from, arrivedAt) }]),
    ...(endedAt === undefined ? [] : [{ at: endedAt, late: minutesBetween(planned.to, endedAt) }]),
  ]);

/**
 * How far a run on the road is behind: what the last stop with a time said, or how long the driver should have been at the next one
 * already. Undefined for a run that is not on the road.
 */
export const delayOf = (run: Pick<Run, 'state' | 'stops' | 'startedAt'>, now: Date): Delay | undefined => {
  if (run.state !== 'UNDER_WAY') return undefined;
  const said = saidIn(run).toSorted((one, other) => one.at.localeCompare(other.at));
  const measured = said.findLast(({ late }) => late !== 0)?.late ?? 0;
  const next = run.stops.find((stop) => isOpenStop(stop.state) && stop.state !== 'ARRIVED');
  const overdue = next === undefined ? 0 : minutesBetween(next.planned.from, now.toISOString());
  return { minutes: Math.max(0, measured, overdue), at: said.at(-1)?.at ?? run.startedAt };
};
