import { ok } from '#domain/kernel/result.ts';
import { hoursOfDay } from '#domain/vehicles/assigning/hours.ts';
import { vehicleBlocks } from '#domain/vehicles/assigning/vehicle-blocks.ts';
import type { vehicleEndpoints } from '#domain/vehicles/endpoints.ts';
import { vehicleNow } from '#domain/vehicles/summary.ts';
import type { UseCase } from '../runtime/http/use-case.ts';
import { asItIsNow, type NowDeps } from './as-it-is-now.ts';
import { type ChangeDeps, noSuchVehicle } from './change/write-vehicle.ts';

type Deps = Pick<ChangeDeps, 'vehicles'> & NowDeps;

/** Lists all vehicles as they are now, by their names. */
export const listVehicles =
  ({ vehicles, clock, readUses }: Deps): UseCase<typeof vehicleEndpoints.list> =>
  async ({ query: { day } }) => {
    const now = clock();
    const [found, uses] = await Promise.all([vehicles.all(), readUses(now)]);
    const all = found.toSorted((one, other) => one.name.localeCompare(other.name, 'en', { numeric: true }));
    return ok({
      vehicles: all.map((vehicle) => ({
        ...vehicleNow(vehicle, now, uses.get(vehicle.id)?.today),
        ...(day === undefined ? {} : { onDay: [...vehicleBlocks(vehicle, hoursOfDay(day))] }),
      })),
    });
  };

/** Shows one vehicle with its history and what was paid for it. */
export const showVehicle =
  ({ vehicles, ...deps }: Deps): UseCase<typeof vehicleEndpoints.show> =>
  async ({ params: { id } }) => {
    const [vehicle, history, costs] = await Promise.all([
      vehicles.find(id),
      vehicles.history(id),
      vehicles.costs(id),
    ]);
    if (vehicle === undefined) return noSuchVehicle();
    return ok({ ...(await asItIsNow(deps, vehicle)), history: [...history], costs: [...costs] });
  };
