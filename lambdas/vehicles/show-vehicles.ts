import { ok } from '#domain/kernel/result.ts';
import { hoursOfDay } from '#domain/vehicles/assigning/hours.ts';
import { vehicleBlocks } from '#domain/vehicles/assigning/vehicle-blocks.ts';
import type { vehicleEndpoints } from '#domain/vehicles/endpoints.ts';
import { vehicleNow } from '#domain/vehicles/summary.ts';
import type { UseCase } from '../runtime/http/use-case.ts';
import { type ChangeDeps, noSuchVehicle } from './change/write-vehicle.ts';

type Deps = Pick<ChangeDeps, 'vehicles' | 'clock'>;

/** Lists all vehicles as they are now, by their names. */
export const listVehicles =
  ({ vehicles, clock }: Deps): UseCase<typeof vehicleEndpoints.list> =>
  async ({ query: { day } }) => {
    const now = clock();
    const all = (await vehicles.all()).toSorted((one, other) =>
      one.name.localeCompare(other.name, 'en', { numeric: true }),
    );
    return ok({
      vehicles: all.map((vehicle) => ({
        ...vehicleNow(vehicle, now),
        ...(day === undefined ? {} : { onDay: [...vehicleBlocks(vehicle, hoursOfDay(day))] }),
      })),
    });
  };

/** Shows one vehicle with its history and what was paid for it. */
export const showVehicle =
  ({ vehicles, clock }: Deps): UseCase<typeof vehicleEndpoints.show> =>
  async ({ params: { id } }) => {
    const [vehicle, history, costs] = await Promise.all([
      vehicles.find(id),
      vehicles.history(id),
      vehicles.costs(id),
    ]);
    if (vehicle === undefined) return noSuchVehicle();
    return ok({ ...vehicleNow(vehicle, clock()), history: [...history], costs: [...costs] });
  };
