import type { Driver } from '#domain/drivers/driver.ts';
import { refuse } from '#domain/kernel/result.ts';
import type { Crew } from '#domain/runs/blocks.ts';
import type { Vehicle } from '#domain/vehicles/vehicle.ts';

/** Vans and drivers as they are now. */
export interface Fleet {
  readonly vehicle: (id: string) => Promise<Vehicle | undefined>;
  readonly driver: (id: string) => Promise<Driver | undefined>;
}

interface Ids {
  readonly vehicleId: string;
  readonly driverId: string;
}

/** The van and the driver of a run as they are now. */
export const crewOf = async ({ vehicle, driver }: Fleet, { vehicleId, driverId }: Ids) => {
  const [one, other] = await Promise.all([vehicle(vehicleId), driver(driverId)]);
  return { vehicle: one, driver: other } satisfies Crew;
};

/** The same for a change: refused where there is none such. */
export const foundCrew = async (fleet: Fleet, ids: Ids) => {
  const { vehicle, driver } = await crewOf(fleet, ids);
  if (vehicle === undefined) return refuse('VEHICLE_NOT_FOUND', 'There is no such van.');
  if (driver === undefined)
    return refuse('DRIVER_NOT_FOUND', 'There is no such driver. Enter the license and papers first.');
  return { ok: true, value: { vehicle, driver } } as const;
};

/** Vans and drivers that are read once, however often they are asked for. */
export const readOnce = ({ vehicle, driver }: Fleet): Fleet => {
  const remembered = <Found>(read: (id: string) => Promise<Found>) => {
    const known = new Map<string, Promise<Found>>();
    return (id: string): Promise<Found> => {
      const found = known.get(id) ?? read(id);
      known.set(id, found);
      return found;
    };
  };
  return { vehicle: remembered(vehicle), driver: remembered(driver) };
};
