import { DriverEntry } from '#domain/drivers/changes/acts.ts';
import { Driver } from '#domain/drivers/driver.ts';
import { expires } from '../runtime/table/expires.ts';

/** All drivers lie together: they are few, and whoever plans a day looks at all. */
export const DRIVERS = 'DRIVERS';

export const driverKey = (id: string) => ({ pk: DRIVERS, sk: id });
export const partitionOf = (id: string): string => `DRIVER#${id}`;

/** A driver stays as long as they drive for us. Then the days of their class are counted. */
export const driverItem = (driver: Driver) => ({
  ...driverKey(driver.id),
  ...driver,
  ...(driver.endedAt === undefined ? {} : { expires_at: expires(new Date(driver.endedAt), 'drivers') }),
});

/** An entry of the history, sorted by its time. */
export const historyItem = (id: string, entry: DriverEntry) => ({
  pk: partitionOf(id),
  sk: `H#${entry.at}#${entry.id}`,
  ...entry,
  expires_at: expires(new Date(entry.at), 'drivers'),
});

/** Parses an item with the schema of the domain, which also drops the keys. */
export const toDriver = (item: unknown): Driver => Driver.parse(item);
export const toEntry = (item: unknown): DriverEntry => DriverEntry.parse(item);
