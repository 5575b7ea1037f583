import { type EnvOf, required } from '../../runtime/env.ts';
import type { SharedDependencies } from '../../runtime/shared-dependencies.ts';
import type { TaskSources, Waiting } from '../../runtime/task-source.ts';
import { waiting } from '../../told.ts';

/** The variables with the tables that sources read. */
export const tablesOf = <Table extends Waiting['table']>(told: readonly Waiting<Table>[]) =>
  Object.fromEntries(told.map(({ table }) => [table, required])) as Record<Table, typeof required>;

/** The sources of several domains together. */
export const sourcesOf = <Table extends Waiting['table']>(
  told: readonly Waiting<Table>[],
  env: Readonly<Record<Table, string>>,
  { client, clock }: Pick<SharedDependencies, 'client' | 'clock'>,
): TaskSources => Object.assign({}, ...told.map(({ table, sources }) => sources(client, env[table], clock)));

export const sourceVariables = tablesOf(waiting);

/** Where tasks come from: every domain in which something may wait. What failed has a function of its own. */
export const taskSources = (
  env: EnvOf<typeof sourceVariables>,
  shared: Pick<SharedDependencies, 'client' | 'clock'>,
): TaskSources => sourcesOf(waiting, env, shared);
