import { driverEndpoints } from '#domain/drivers/endpoints.ts';
import type { Role } from '#domain/kernel/role.ts';
import { fileReader } from '../files/index.ts';
import { type EnvOf, required } from '../runtime/env.ts';
import { http } from '../runtime/http/http.ts';
import type { SharedDependencies } from '../runtime/shared-dependencies.ts';
import { actOnDriver, saveDriver } from './change-driver.ts';
import { driverStore } from './driver-store.ts';
import { listDrivers, showDriver, showOwn } from './show-drivers.ts';

export const variables = { DRIVERS_TABLE: required, FILES_TABLE: required };

interface DriverDependencies extends SharedDependencies {
  /** The roles that somebody who works here has now; none when the account is gone. */
  readonly rolesOf: (userId: string) => Promise<readonly Role[]>;
}

/** The function behind the endpoints of the drivers. */
export const wire = (
  env: EnvOf<typeof variables>,
  { client, clock, newId, rolesOf, checks }: DriverDependencies,
) => {
  const deps = {
    clock,
    newId,
    rolesOf,
    drivers: driverStore(client, env.DRIVERS_TABLE),
    readFile: fileReader(client, env.FILES_TABLE),
  };
  const useCases = {
    list: listDrivers(deps),
    show: showDriver(deps),
    save: saveDriver(deps),
    act: actOnDriver(deps),
    own: showOwn(deps),
  };
  return http('drivers', driverEndpoints, useCases, checks);
};
