import { runEndpoints } from '#domain/runs/endpoints.ts';
import type { FindZipCode } from '../quotes/index.ts';
import type { EnvOf } from '../runtime/env.ts';
import { http } from '../runtime/http/http.ts';
import type { SharedDependencies } from '../runtime/shared-dependencies.ts';
import { planRuns } from './desk/plan-runs.ts';
import { actOnRun, saveRun } from './desk/save-run.ts';
import { showBoard, showRun } from './desk/show-board.ts';
import type { Fleet } from './fleet.ts';
import { storesOf, type storeVariables } from './stores.ts';

export interface RunDependencies extends SharedDependencies {
  readonly findZipCode: FindZipCode;
  readonly fleet: Fleet;
}

/** The function behind the endpoints of the runs. */
export const wire = (env: EnvOf<typeof storeVariables>, given: RunDependencies) => {
  const { findZipCode, fleet, checks } = given;
  const deps = { ...storesOf(env, given), findZipCode, fleet };
  const useCases = {
    board: showBoard(deps),
    plan: planRuns(deps),
    save: saveRun(deps),
    act: actOnRun(deps),
    show: showRun(deps),
  };
  return http('runs', runEndpoints, useCases, checks);
};
