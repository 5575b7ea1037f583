import { type VehicleNow, vehicleNow } from '#domain/vehicles/summary.ts';
import type { Vehicle } from '#domain/vehicles/vehicle.ts';
import type { VehicleUse } from '../runs/index.ts';
import type { Clock } from '../runtime/clock.ts';

export interface NowDeps {
  readonly clock: Clock;
  /** What vehicles are used for by the runs, by their ids. */
  readonly readUses: (now: Date) => Promise<ReadonlyMap<string, VehicleUse>>;
}

/** A vehicle as it is now, with what it is used for today. */
export const asItIsNow = async ({ clock, readUses }: NowDeps, vehicle: Vehicle): Promise<VehicleNow> => {
  const now = clock();
  return vehicleNow(vehicle, now, (await readUses(now)).get(vehicle.id)?.today);
};
