import { partitionColumns } from '#domain/lake/files.ts';
import { lakeTableNames, lakeTables } from '#domain/lake/tables.ts';
import { columnsOf } from '#domain/lake/view.ts';
import { lakeViewNames, lakeViews } from '#domain/lake/views.ts';

const columnLines = (columns: Readonly<Record<string, { readonly type: string; readonly about: string }>>) =>
  Object.entries(columns).map(([name, { type, about }]) => `  ${name.padEnd(20)} ${type.padEnd(8)} ${about}`);

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
    'Each of these also has',
    ...columnLines(partitionColumns),
    '',
    'Views over domain_events: a row for each thing. They read all days, and have neither dt nor hour.',
    ...lakeViewNames.flatMap((name) => [
      '',
      `${name}: ${lakeViews[name].about}`,
      ...columnLines(columnsOf(lakeViews[name])),
    ]),
    '',
    'For example:',
    `  npm run query -- "select route, count(*) as visits from business where event = 'visit' group by route order by visits desc"`,
    `  npm run query -- "select flight, count(*) as shipments, sum(pounds) as pounds from shipments where canceled_at is null group by flight"`,
  ].join('\n');
