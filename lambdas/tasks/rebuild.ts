import { throughLists, walkOn } from '../runtime/aggregate/rebuild.ts';
import { type EnvOf, required } from '../runtime/env.ts';
import { pauseOf } from '../runtime/pause.ts';
import type { SharedDependencies } from '../runtime/shared-dependencies.ts';
import { walkProgress } from '../runtime/table/walk-progress.ts';
import { bringUpToDate } from './follow/bring-up-to-date.ts';
import { everything } from './follow/everything.ts';
import { sourceVariables, taskSources } from './follow/sources.ts';
import { taskList } from './store/task-list.ts';
import { taskStore } from './store/task-store.ts';

export const rebuildVariables = { TASKS_TABLE: required, ...sourceVariables };

/**
 * Builds the list of tasks again from the tables of the domains. What people added to a task stays. Whoever uses the list
 * meanwhile notices nothing.
 */
export const wireRebuild = (
  env: EnvOf<typeof rebuildVariables>,
  { client, clock }: Pick<SharedDependencies, 'client' | 'clock'>,
) => {
  const sources = taskSources(env, { client, clock });
  const upToDate = bringUpToDate({
    clock,
    pause: pauseOf(25),
    store: taskStore(client, env.TASKS_TABLE),
    sources,
  });
  const walk = throughLists(everything(sources, taskList(client, env.TASKS_TABLE).open), upToDate);
  const progress = walkProgress(client, env.TASKS_TABLE);
  return async (
    millisecondsLeft: () => number,
  ): Promise<{ readonly isDone: boolean; readonly steps: number }> => {
    const { isDone, steps } = await walkOn(progress, walk, millisecondsLeft);
    return { isDone, steps };
  };
};
