import { type EnvOf, required } from '../../runtime/env.ts';
import { pauseOf } from '../../runtime/pause.ts';
import type { SharedDependencies } from '../../runtime/shared-dependencies.ts';
import { waitingByDay } from '../../told.ts';
import { bringUpToDate } from '../follow/bring-up-to-date.ts';
import { lookAtAll } from '../follow/look-at-all.ts';
import { sourcesOf, tablesOf } from '../follow/sources-of.ts';
import { taskStore } from '../store/task-store.ts';

export const dateVariables = { TASKS_TABLE: required, ...tablesOf(waitingByDay) };

/** Looks at everything that begins to wait because a day has come, without any event, such as a record that is about to end. */
export const watchDates = (
  env: EnvOf<typeof dateVariables>,
  { client, clock }: Pick<SharedDependencies, 'client' | 'clock'>,
) => {
  const sources = sourcesOf(waitingByDay, env, { client, clock });
  const store = taskStore(client, env.TASKS_TABLE);
  const upToDate = bringUpToDate({ store, clock, pause: pauseOf(25), sources });
  return async () => ({ looked: await lookAtAll(sources, upToDate) });
};
