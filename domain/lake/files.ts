import type { LakeTableName } from './tables.ts';

/** Folder of all tables in the bucket of the lake. */
export const LAKE_FOLDER = 'telemetry';

/** Folder for query results in the bucket of the lake. */
export const RESULTS_FOLDER = 'athena';

/**
 * Partition columns: their values come from the folder of a file, and a query that filters by them reads only those
 * folders. `dt` is the UTC day, `hour` the hour.
 */
export const partitionColumns = {
  dt: { type: 'string', about: 'UTC day it was sent, 2026-11-21; name it, and only that day is read' },
  hour: { type: 'int', about: 'UTC hour of the day, 0 to 23' },
} as const;

/** Folder of a table. */
export const folderOf = (table: LakeTableName): string => `${LAKE_FOLDER}/${table}`;

/**
 * The one file of a table and an hour (`2026-11-21T05`). The name is always the same, so that writing an hour again
 * replaces the file. Both engines recognize gzip by the ending.
 */
export const fileOf = (table: LakeTableName, hour: string): string =>
  `${folderOf(table)}/dt=${hour.slice(0, 10)}/hour=${hour.slice(11, 13)}/part.ndjson.gz`;
