import { runEndpoints } from '#domain/runs/endpoints.ts';
import { doorMoneyReader } from '../billing/index.ts';
import { fileReader } from '../files/index.ts';
import type { FindZipCode } from '../quotes/index.ts';
import { type EnvOf, required } from '../runtime/env.ts';
import { http } from '../runtime/http/http.ts';
import type { SharedDependencies } from '../runtime/shared-dependencies.ts';
import { flightLoadReader, flightVariables } from './desk/flight-load.ts';
import { planRuns } from './desk/plan-runs.ts';
import { saveAirportRun } from './desk/save-airport.ts';
import { actOnRun, saveRun } from './desk/save-run.ts';
import { showBoard, showRun } from './desk/show-board.ts';
import { driveRun, showProof } from './driving/drive-run.ts';
import { showOwnRuns } from './driving/own-runs.ts';
import type { Fleet } from './fleet.ts';
import { positionStore } from './positions/position-store.ts';
import { sayPosition } from './positions/say-position.ts';
import { storesOf, storeVariables } from './stores.ts';

export const variables = {
  ...storeVariables,
  ...flightVariables,
  BILLING_TABLE: required,
  FILES_TABLE: required,
};

export interface RunDependencies extends SharedDependencies {
  readonly findZipCode: FindZipCode;
  readonly fleet: Fleet;
}

/** The function behind the endpoints of the runs. */
export const wire = (env: EnvOf<typeof variables>, given: RunDependencies) => {
  const { findZipCode, fleet, checks } = given;
  const deps = {
    ...storesOf(env, given),
    findZipCode,
    fleet,
    readMoney: doorMoneyReader(given.client, env.BILLING_TABLE),
    flightLoad: flightLoadReader(given.client, env),
    readFile: fileReader(given.client, env.FILES_TABLE),
    positions: positionStore(given.client, env.RUNS_TABLE),
  };
  const useCases = {
    board: showBoard(deps),
    plan: planRuns(deps),
    save: saveRun(deps),
    saveAirport: saveAirportRun(deps),
    act: actOnRun(deps),
    show: showRun(deps),
    ownRuns: showOwnRuns(deps),
    drive: driveRun(deps),
    proof: showProof(deps),
    sayPosition: sayPosition(deps),
  };
  return http('runs', runEndpoints, useCases, checks);
};
