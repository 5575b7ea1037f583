import { csvLine } from '../../kernel/csv.ts';
import { type LakeRow, lakeTables, tableOfKind } from '../../lake/tables.ts';
import type { TelemetryKind } from '../../telemetry/catalogue.ts';
import type { ExportOrder } from './export-job.ts';

type Row = { readonly [Kind in TelemetryKind]: LakeRow<(typeof tableOfKind)[Kind]> }[TelemetryKind];

/** Replaces a text, so that equal texts stay equal and nobody can read the original. */
export type Mask = (text: string) => string;

/** Exported files leave our systems, so accounts and people are masked in them. */
const masked = (row: Row, mask: Mask): Row => ({
  ...row,
  person: row.person === null ? null : mask(row.person),
  user_id: row.user_id === null ? null : mask(row.user_id),
});

/** Columns of a file: the same as in the table of the lake. */
const columnsOf = (kind: TelemetryKind): readonly string[] =>
  Object.keys(lakeTables[tableOfKind[kind]].columns);

/** The first line of a file: the names of the columns in CSV, nothing in NDJSON. */
export const exportHeader = ({ kind, format }: Pick<ExportOrder, 'kind' | 'format'>): string =>
  format === 'csv' ? csvLine(columnsOf(kind)) : '';

/** Writes one record as a line of the file. */
export const exportLine = (
  { kind, format }: Pick<ExportOrder, 'kind' | 'format'>,
  mask: Mask,
): ((row: Row) => string) => {
  if (format === 'ndjson') return (row) => `${JSON.stringify(masked(row, mask))}\n`;
  const columns = columnsOf(kind) as readonly (keyof Row)[];
  return (row) => {
    const cells = masked(row, mask);
    return csvLine(columns.map((column) => cells[column] ?? null));
  };
};
