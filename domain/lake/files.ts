import type { LakeTableName } from './tables.ts';

/** Folder of the lake's bucket below which the tables lie. */
export const LAKE_FOLDER = 'telemetry';

/** Days a file stays in the lake. */
export const LAKE_KEPT_DAYS = 400;

/** Folder of the lake's bucket for what people's queries answered. */
export const RESULTS_FOLDER = 'athena';

/**
 * Columns made of the folder a file lies in: a query that names them reads those folders only. `dt` is the UTC day,
 * `hour` its hour.
 */
export const partitionColumns = {
  dt: { type: 'string', about: 'UTC day it was sent, 2026-11-21; name it, and only that day is read' },
  hour: { type: 'int', about: 'UTC hour of the day, 0 to 23' },
} as const;

/** Folder of a table. */
export const folderOf = (table: LakeTableName): string => `${LAKE_FOLDER}/${table}`;

/**
 * The one file of a table and an hour (`2026-11-21T05`). Always the same name, so that writing an hour again replaces it.
 * The ending tells both engines that it is gzipped.
 */
export const fileOf = (table: LakeTableName, hour: string): string =>
  `${folderOf(table)}/dt=${hour.slice(0, 10)}/hour=${hour.slice(11, 13)}/part.ndjson.gz`;
