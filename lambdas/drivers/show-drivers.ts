import type { driverEndpoints } from '#domain/drivers/endpoints.ts';
import { hoursOn } from '#domain/drivers/shifts/on-shift.ts';
import { ok } from '#domain/kernel/result.ts';
import type { UseCase } from '../runtime/http/use-case.ts';
import { noSuchDriver } from './change-driver.ts';
import type { DriverStore } from './driver-store.ts';

interface Deps {
  readonly drivers: Pick<DriverStore, 'all' | 'find' | 'history'>;
}

/** Lists all drivers, those who drive for us first. */
export const listDrivers =
  ({ drivers }: Deps): UseCase<typeof driverEndpoints.list> =>
  async ({ query: { day } }) => {
    const all = (await drivers.all()).toSorted(
      ({ endedAt: one = '', id: first }, { endedAt: other = '', id: second }) =>
        one.localeCompare(other) || first.localeCompare(second),
    );
    return ok({
      drivers: all.map((driver) => ({
        driver,
        ...(day === undefined ? {} : { hours: [...hoursOn(driver, day)] }),
      })),
    });
  };

/** Shows one driver with the history. */
export const showDriver =
  ({ drivers }: Deps): UseCase<typeof driverEndpoints.show> =>
  async ({ params: { id } }) => {
    const [driver, history] = await Promise.all([drivers.find(id), drivers.history(id)]);
    return driver === undefined ? noSuchDriver() : ok({ driver, history: [...history] });
  };

/** Shows the caller as a driver. Nobody else is found here. */
export const showOwn =
  ({ drivers }: Deps): UseCase<typeof driverEndpoints.own> =>
  async ({ caller: { userId } }) => {
    const driver = await drivers.find(userId);
    return driver === undefined ? noSuchDriver() : ok({ driver });
  };
