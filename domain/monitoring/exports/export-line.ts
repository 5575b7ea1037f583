import { csvLine } from '../../kernel/csv.ts';
import { type LakeRow, lakeTables, tableOfKind } from '../../lake/tables.ts';
import type { TelemetryKind } from '../../telemetry/catalogue.ts';
import type { ExportOrder } from './export-job.ts';

type Row = { readonly [Kind in TelemetryKind]: LakeRow<(typeof tableOfKind)[Kind]> }[TelemetryKind];

/** Stands for a text so that equal texts stay equal and nobody can tell what it was. */
export type Mask = (text: string) => string;

/** Files leave the house: in them accounts and people are told apart, and none is named. */
const masked = (row: Row, mask: Mask): Row => ({
  ...row,
  person: row.person === null ? null : mask(row.person),
  user_id: row.user_id === null ? null : mask(row.user_id),
});

/** Columns of a file: those of the lake's table, so that what is learned of the one holds for the other. */
const columnsOf = (kind: TelemetryKind): readonly string[] =>
  Object.keys(lakeTables[tableOfKind[kind]].columns);

/** What a file begins with: CSV names its columns, NDJSON needs nothing. */
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
