import { readEnv, required } from '../runtime/env.ts';
import { pauseOf } from '../runtime/pause.ts';
import { workerTimeouts } from '../runtime/sdk.ts';
import { sharedDependencies } from '../runtime/shared-dependencies.ts';
import { busOf } from '../runtime/triggers/by-type.ts';
import { bringUpToDate } from './follow/bring-up-to-date.ts';
import { taskListeners } from './follow/listeners.ts';
import { sourceVariables, taskSources } from './follow/sources.ts';
import { taskStore } from './store/task-store.ts';

const env = readEnv({ TASKS_TABLE: required, ...sourceVariables });
const shared = sharedDependencies(workerTimeouts);
const upToDate = bringUpToDate({
  clock: shared.clock,
  pause: pauseOf(25),
  store: taskStore(shared.client, env.TASKS_TABLE),
  sources: taskSources(env, shared),
});

export const handler = busOf(...taskListeners(upToDate));
