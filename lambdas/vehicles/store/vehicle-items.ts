import { VehicleEntry } from '#domain/vehicles/changes/acts.ts';
import { CostEntry } from '#domain/vehicles/road/cost.ts';
import { Vehicle } from '#domain/vehicles/vehicle.ts';
import { expires } from '../../runtime/table/expires.ts';

/** All vehicles lie together: they are few, and whoever looks at one looks at all. */
export const VEHICLES = 'VEHICLES';
export const HISTORY = 'H#';
export const COST = 'COST#';

export const vehicleKey = (id: string) => ({ pk: VEHICLES, sk: id });
/** What happened to a vehicle, and what was paid for it. */
export const partitionOf = (id: string): string => `VEHICLE#${id}`;

/** A vehicle stays until it is retired. Then the days of its class are counted. */
export const vehicleItem = (vehicle: Vehicle) => ({
  ...vehicleKey(vehicle.id),
  ...vehicle,
  ...(vehicle.closedAt === undefined ? {} : { expires_at: expires(new Date(vehicle.closedAt), 'vehicles') }),
});

/** An entry of the history, sorted by its time. */
export const historyItem = (id: string, entry: VehicleEntry) => ({
  pk: partitionOf(id),
  sk: `${HISTORY}${entry.at}#${entry.id}`,
  ...entry,
  expires_at: expires(new Date(entry.at), 'vehicles'),
});

/** An entry of what was paid is found by when it was paid, as its device said, and by its id. */
export const costKey = (vehicle: string, { id, at }: Pick<CostEntry, 'id' | 'at'>) => ({
  pk: partitionOf(vehicle),
  sk: `${COST}${at}#${id}`,
});
export const costItem = (vehicle: string, entry: CostEntry, now: Date) => ({
  ...costKey(vehicle, entry),
  ...entry,
  expires_at: expires(now, 'vehicles'),
});

/** That something was recorded, so that a phone which sends it again, even weeks later, records it once. */
export const onceKey = (vehicle: string, what: string) => ({
  pk: partitionOf(vehicle),
  sk: `ONCE#${what}`,
});

/** Parses an item with the schema of the domain, which also drops the keys. */
export const toVehicle = (item: unknown): Vehicle => Vehicle.parse(item);
export const toEntry = (item: unknown): VehicleEntry => VehicleEntry.parse(item);
export const toCost = (item: unknown): CostEntry => CostEntry.parse(item);
