import { afterLunch, freeForLunch, homeForLunch, lastOpening, opening } from './clock.ts';
import type { Task, Vehicle } from './problem.ts';

/** When a driver is free at the earliest, before lunch and after it; never where that cannot be. */
export interface Free {
  readonly hungry: number;
  readonly fed: number;
}

/** When a driver may come to a place at the latest for all that follows to be in time, before lunch and after it. */
export type Latest = Free;

/** The driver at the yard, before the first drive. A day that begins after the time of lunch has none. */
export const freeAtYard = ({ leaves, lunch }: Vehicle): Free =>
  lunch === undefined || leaves > homeForLunch(lunch)
    ? { hungry: Number.POSITIVE_INFINITY, fed: leaves }
    : { hungry: leaves, fed: afterLunch(lunch, leaves) };

/** The driver after a stop to which the drive takes so long. Lunch is at the door before it or after it. */
export const freeAfter = (
  { windows, service }: Task,
  { lunch }: Vehicle,
  { hungry, fed }: Free,
  drive: number,
): Free => {
  const comes = hungry + drive;
  const begins = opening(windows, Math.min(fed + drive, afterLunch(lunch, comes)));
  const left = opening(windows, comes) + service;
  return { hungry: left, fed: Math.min(begins + service, afterLunch(lunch, left)) };
};

/** By when the driver must be back at the yard. */
export const latestAtYard = ({ back, lunch }: Vehicle): Latest => ({
  hungry: Math.min(back, homeForLunch(lunch)),
  fed: back,
});

/** By when the driver must be at a stop, from when the next place must be reached and how long the drive to it takes. */
export const latestBefore = (
  { windows, service }: Task,
  { lunch }: Vehicle,
  { hungry, fed }: Latest,
  drive: number,
): Latest => {
  const withLunch = lastOpening(windows, fed - drive - service);
  const lunchAfter = lastOpening(windows, freeForLunch(lunch, fed - drive) - service);
  const lunchLater = lastOpening(windows, hungry - drive - service);
  return { hungry: Math.max(freeForLunch(lunch, withLunch), lunchAfter, lunchLater), fed: withLunch };
};

/** Whether a driver who is free then is in time at the next place. */
export const isInTime = (free: Free, drive: number, latest: Latest): boolean =>
  free.hungry + drive <= latest.hungry || free.fed + drive <= latest.fed;
