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
const hoursLeft = ({ state, hours }: Run, now: Date): Run['hours'] => {
  const at = now.toISOString();
  if (state !== 'UNDER_WAY' || at <= hours.from) return hours;
  return at < hours.to ? { from: at, to: hours.to } : momentOf(now);
};

/**
 * A run with what stands against its van and driver in what is left of its hours; nothing of one that is over. That a driver is out longer
 * than the shift is no reason to give the rest to somebody else.
 */
export const onBoard = (run: Run, { vehicle, driver }: Crew, now: Date): RunOnBoard => {
  const isOver = run.state === 'ENDED' || run.state === 'CANCELLED';
  if (isOver || vehicle === undefined || driver === undefined)
    return { run, blocks: { vehicle: [], driver: [] } };
  const blocks = assignmentBlocks(driver, vehicle, hoursLeft(run, now));
  const isLate = run.state === 'UNDER_WAY' && run.hours.to <= now.toISOString();
  return {
    run,
    blocks: {
      vehicle: [...blocks.vehicle],
      driver: blocks.driver.filter(({ code }) => !(isLate && code === 'OFF_SHIFT')),
    },
  };
};
