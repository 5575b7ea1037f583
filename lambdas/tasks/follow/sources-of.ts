import { required } from '../../runtime/env.ts';
import type { SharedDependencies } from '../../runtime/shared-dependencies.ts';
import type { TaskSources, Waiting } from '../../runtime/task-source.ts';

/** The variables with the tables that sources read. */
export const tablesOf = <Table extends Waiting['table']>(told: readonly Waiting<Table>[]) =>
  Object.fromEntries(told.map(({ table }) => [table, required])) as Record<Table, typeof required>;

/** The sources of several domains together. */
export const sourcesOf = <Table extends Waiting['table']>(
  told: readonly Waiting<Table>[],
  env: Readonly<Record<Table, string>>,
  { client, clock }: Pick<SharedDependencies, 'client' | 'clock'>,
): TaskSources => {
  const tables: Readonly<Partial<Record<string, string>>> = env;
  const tableOf = (variable: string): string => {
    const table = tables[variable];
    if (table === undefined) throw new Error(`No source waits in ${variable}.`);
    return table;
  };
  return Object.assign({}, ...told.map(({ table, sources }) => sources(client, env[table], clock, tableOf)));
};
