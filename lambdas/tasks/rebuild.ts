import { type EnvOf, required } from '../runtime/env.ts';
import { pauseOf } from '../runtime/pause.ts';
import type { SharedDependencies } from '../runtime/shared-dependencies.ts';
import { walkProgress } from '../runtime/table/walk-progress.ts';
import { bringUpToDate } from './follow/bring-up-to-date.ts';
import { sourceVariables, taskSources } from './follow/sources.ts';
import { walkEverything } from './follow/walk-everything.ts';
import { taskList } from './store/task-list.ts';
import { taskStore } from './store/task-store.ts';

export const rebuildVariables = { TASKS_TABLE: required, ...sourceVariables };

/** One more step than this would not be over before the function's time is. */
const STEP_NEEDS_MS = 20_000;

/**
 * Builds the list of tasks again from the tables of the domains, as far as it gets in its time. Called again, it goes on where it
 * was; after the end it begins anew. Whoever uses the list meanwhile notices nothing.
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
  const walk = walkEverything({ sources, upToDate, openTasks: taskList(client, env.TASKS_TABLE).open });
  const progress = walkProgress(client, env.TASKS_TABLE);
  return async (
    millisecondsLeft: () => number,
  ): Promise<{ readonly isDone: boolean; readonly steps: number }> => {
    let now = await progress.read();
    for (let steps = 1; ; steps += 1) {
      const place = await walk(now.place);
      // Another run that is further has done the same.
      now = (await progress.save(now, place)) ?? (await progress.read());
      if (now.place === undefined) return { isDone: true, steps };
      if (millisecondsLeft() < STEP_NEEDS_MS) return { isDone: false, steps };
    }
  };
};
