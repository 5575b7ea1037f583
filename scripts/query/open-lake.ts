import { globSync } from 'node:fs';
import { resolve } from 'node:path';
import { type DuckDBConnection, DuckDBInstance } from '@duckdb/node-api';
import { folderOf, partitionColumns } from '#domain/lake/files.ts';
import { type ColumnType, type LakeTableName, lakeTableNames, lakeTables } from '#domain/lake/tables.ts';
import { queryOf } from '#domain/lake/view.ts';
import { lakeViewNames, lakeViews } from '#domain/lake/views.ts';

/** The answer to a query: columns in their order, values that JSON can hold. */
export interface Answer {
  readonly columns: readonly string[];
  readonly rows: readonly (readonly unknown[])[];
}

/** The lake's files under DuckDB. */
export interface Lake {
  /** Throws an Error whose message says where the query is wrong. */
  query(sql: string): Promise<Answer>;
  close(): void;
}

const duckTypes: Readonly<Record<ColumnType | 'int', string>> = {
  string: 'VARCHAR',
  bigint: 'BIGINT',
  double: 'DOUBLE',
  boolean: 'BOOLEAN',
  int: 'INTEGER',
};

/** Functions that have another name in Athena, or whose JSON paths may have a key in brackets. */
const athenaFunctions = [
  `json_extract_scalar(json, path) AS json_extract_string(json, regexp_replace(path, '\\["([^"]+)"\\]', '."\\1"', 'g'))`,
  'from_iso8601_timestamp(instant) AS CAST(instant AS TIMESTAMPTZ)',
  'at_timezone(instant, zone) AS timezone(zone, instant)',
  'approx_distinct(value) AS approx_count_distinct(value)',
  'approx_percentile(value, share) AS approx_quantile(value, share)',
];

type Columns = Readonly<Record<string, { readonly type: ColumnType | 'int' }>>;
const quoted = (text: string): string => `'${text.replaceAll("'", "''")}'`;
const typesOf = (columns: Columns): string =>
  Object.entries(columns)
    .map(([name, { type }]) => `${name}: '${duckTypes[type]}'`)
    .join(', ');

const viewOf = (name: LakeTableName, root: string): string => {
  const files = `${resolve(root, folderOf(name))}/*/*/*.ndjson.gz`;
  const { columns } = lakeTables[name];
  // DuckDB fails when there is no file at all, so a table that was never written is an empty view.
  if (globSync(files).length === 0) {
    const nothing = Object.entries<{ readonly type: ColumnType | 'int' }>({
      ...columns,
      ...partitionColumns,
    });
    const nulls = nothing.map(([column, { type }]) => `NULL::${duckTypes[type]} AS ${column}`);
    return `CREATE VIEW ${name} AS SELECT ${nulls.join(', ')} WHERE false`;
  }
  const how = [
    "format = 'newline_delimited'",
    "compression = 'gzip'",
    `columns = {${typesOf(columns)}}`,
    'hive_partitioning = true',
    `hive_types = {${typesOf(partitionColumns).replaceAll("'", '')}}`,
  ];
  return `CREATE VIEW ${name} AS SELECT * FROM read_json(${quoted(files)}, ${how.join(', ')})`;
};

/** Numbers too large for a double, instants and the like as text, the rest as they are. */
const plain = (value: unknown): unknown => {
  if (typeof value === 'bigint')
    return Number.isSafeInteger(Number(value)) ? Number(value) : value.toString();
  if (value instanceof Date) return value.toISOString();
  if (Array.isArray(value)) return value.map(plain);
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, plain(item)]));
  return value;
};

const prepare = async (connection: DuckDBConnection, root: string): Promise<void> => {
  // A query can read only the lake and fetch nothing, and instants are in UTC as in Athena.
  for (const setting of [
    "TimeZone = 'UTC'",
    `allowed_directories = [${quoted(resolve(root))}]`,
    'enable_external_access = false',
    'lock_configuration = true',
  ])
    await connection.run(`SET ${setting}`);
  for (const macro of athenaFunctions) await connection.run(`CREATE MACRO ${macro}`);
  for (const name of lakeTableNames) await connection.run(viewOf(name, root));
  for (const name of lakeViewNames)
    await connection.run(`CREATE VIEW ${name} AS ${queryOf(lakeViews[name])}`);
};

/** Opens the lake below a folder. The tables and views of the Glue catalog are views with the same names. */
export const openLake = async (root: string): Promise<Lake> => {
  const instance = await DuckDBInstance.create(':memory:', {
    autoinstall_known_extensions: 'false',
    autoload_known_extensions: 'false',
  });
  const connection = await instance.connect();
  await prepare(connection, root);
  return {
    query: async (sql) => {
      const answer = await connection.runAndReadAll(sql);
      return { columns: answer.columnNames(), rows: answer.getRowsJS().map((row) => row.map(plain)) };
    },
    close: () => {
      connection.closeSync();
      instance.closeSync();
    },
  };
};
