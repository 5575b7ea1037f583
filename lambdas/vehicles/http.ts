import { vehicleEndpoints } from '#domain/vehicles/endpoints.ts';
import { fileReader } from '../files/index.ts';
import { vehicleUses } from '../runs/index.ts';
import { type EnvOf, required } from '../runtime/env.ts';
import { http } from '../runtime/http/http.ts';
import type { SharedDependencies } from '../runtime/shared-dependencies.ts';
import { actOnVehicle } from './change/act-on-vehicle.ts';
import { reportOnVehicle } from './change/report-on-vehicle.ts';
import { saveVehicle } from './change/save-vehicle.ts';
import { listVehicles, showVehicle } from './show-vehicles.ts';
import { vehicleStore } from './store/vehicle-store.ts';

export const variables = { VEHICLES_TABLE: required, FILES_TABLE: required, RUNS_TABLE: required };

/** The function behind the endpoints of the vehicles. */
export const wire = (env: EnvOf<typeof variables>, { client, clock, newId, checks }: SharedDependencies) => {
  const deps = {
    clock,
    newId,
    vehicles: vehicleStore(client, env.VEHICLES_TABLE),
    readFile: fileReader(client, env.FILES_TABLE),
    readUses: vehicleUses(client, env.RUNS_TABLE),
  };
  const useCases = {
    list: listVehicles(deps),
    show: showVehicle(deps),
    save: saveVehicle(deps),
    act: actOnVehicle(deps),
    report: reportOnVehicle(deps),
  };
  return http('vehicles', vehicleEndpoints, useCases, checks);
};
