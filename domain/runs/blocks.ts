import { assignmentBlocks, type UsedDriver } from '../drivers/driving/drive-blocks.ts';
import { momentOf } from '../vehicles/assigning/hours.ts';
import type { UsedVehicle } from '../vehicles/assigning/vehicle-blocks.ts';
import type { RunOnBoard } from './desk/endpoints.ts';
import type { Run } from './run.ts';

/** Van and driver as they are now; absent where there is none such any more. */
export interface Crew {
  readonly vehicle: UsedVehicle | undefined;
  readonly driver: UsedDriver | undefined;
}

/** What is left of the hours of a run, or this moment when they are over and the van is still out. */
const hoursLeft = ({ state, hours }: Pick<Run, 'state' | 'hours'>, now: Date): Run['hours'] => {
  const at = now.toISOString();
  if (state !== 'UNDER_WAY' || at <= hours.from) return hours;
  return at < hours.to ? { from: at, to: hours.to } : momentOf(now);
};

/**
 * What stands against the van and the driver of a run in what is left of its hours; nothing of one that is over. That a driver is out
 * longer than the shift is no reason to give the rest to somebody else.
 */
export const blocksOf = (
  run: Pick<Run, 'state' | 'hours'>,
  { vehicle, driver }: Crew,
  now: Date,
): RunOnBoard['blocks'] => {
  const isOver = run.state === 'ENDED' || run.state === 'CANCELLED';
  if (isOver || vehicle === undefined || driver === undefined) return { vehicle: [], driver: [] };
  const blocks = assignmentBlocks(driver, vehicle, hoursLeft(run, now));
  const isLate = run.state === 'UNDER_WAY' && run.hours.to <= now.toISOString();
  return {
    vehicle: [...blocks.vehicle],
    driver: blocks.driver.filter(({ code }) => !(isLate && code === 'OFF_SHIFT')),
  };
};

/** A run with what stands against its van and driver now. */
export const onBoard = (run: Run, crew: Crew, now: Date): RunOnBoard => ({
  run,
  blocks: blocksOf(run, crew, now),
});
