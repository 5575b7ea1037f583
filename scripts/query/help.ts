import { partitionColumns } from '#domain/lake/files.ts';
import { lakeTableNames, lakeTables } from '#domain/lake/tables.ts';

const columnLines = (columns: Readonly<Record<string, { readonly type: string; readonly about: string }>>) =>
  Object.entries(columns).map(([name, { type, about }]) => `  ${name.padEnd(18)} ${type.padEnd(8)} ${about}`);

/** What can be queried: tables, columns, an example. */
export const help = (): string =>
  [
    'npm run query -- "select …" [--data .local] [--json]',
    '',
    'Queries the lake of the local run: telemetry and events by the hour, up to five minutes behind. The same SQL runs in Athena.',
    ...lakeTableNames.flatMap((name) => [
      '',
      `${name}: ${lakeTables[name].about}`,
      ...columnLines(lakeTables[name].columns),
    ]),
    '',
    'Every table also has',
    ...columnLines(partitionColumns),
    '',
    'For example:',
    `  npm run query -- "select route, count(*) as visits from business where event = 'visit' group by route order by visits desc"`,
  ].join('\n');
