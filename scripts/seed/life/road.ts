import { driverEndpoints } from '#domain/drivers/endpoints.ts';
import type { Role } from '#domain/kernel/role.ts';
import { runEndpoints } from '#domain/runs/endpoints.ts';
import { vehicleEndpoints } from '#domain/vehicles/endpoints.ts';
import * as drivers from '#lambdas/drivers/http.ts';
import { findZipCode } from '#lambdas/quotes/index.ts';
import { fleetOf, fleetVariables } from '#lambdas/runs/fleet-of.ts';
import * as runs from '#lambdas/runs/http.ts';
import type { EnvOf } from '#lambdas/runtime/env.ts';
import type { SharedDependencies } from '#lambdas/runtime/shared-dependencies.ts';
import * as vehicles from '#lambdas/vehicles/http.ts';

/** What the functions of the road read from their environments, by their logical ids. */
export const variables = {
  VehiclesHttp: vehicles.variables,
  DriversHttp: drivers.variables,
  RunsHttp: { ...runs.variables, ...fleetVariables },
} as const;
type Envs = { readonly [Id in keyof typeof variables]: EnvOf<(typeof variables)[Id]> };

/** Vehicles, those who drive them, and runs, for samples. */
export const roadRooms = (
  { VehiclesHttp, DriversHttp, RunsHttp }: Envs,
  shared: SharedDependencies,
  rolesOf: (userId: string) => Promise<readonly Role[]>,
) =>
  [
    [vehicleEndpoints, vehicles.wire(VehiclesHttp, shared)],
    [driverEndpoints, drivers.wire(DriversHttp, { ...shared, rolesOf })],
    [runEndpoints, runs.wire(RunsHttp, { ...shared, findZipCode, fleet: fleetOf(RunsHttp, shared.client) })],
  ] as const;
