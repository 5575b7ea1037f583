import type { EnvOf } from '../../runtime/env.ts';
import type { SharedDependencies } from '../../runtime/shared-dependencies.ts';
import type { TaskSources } from '../../runtime/task-source.ts';
import { waiting } from '../../told.ts';
import { sourcesOf, tablesOf } from './sources-of.ts';

export const sourceVariables = tablesOf(waiting);

/** Where tasks come from: every domain in which something may wait. What failed has a function of its own. */
export const taskSources = (
  env: EnvOf<typeof sourceVariables>,
  shared: Pick<SharedDependencies, 'client' | 'clock'>,
): TaskSources => sourcesOf(waiting, env, shared);
