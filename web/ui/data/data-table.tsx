import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';

export interface Column<Row> {
  readonly key: string;
  readonly heading: string;
  readonly cell: (row: Row) => ReactNode;
  /** Numbers and codes: monospace, so that they align. */
  readonly code?: boolean;
  /** Numbers in the font of the text, on one line and as wide as each other. */
  readonly numeric?: boolean;
  /** Omits the label on small screens, for a cell that needs none. */
  readonly bare?: boolean;
}

/**
 * A table. Under 640 px every row becomes a card with the headings beside the values, so that nothing scrolls sideways.
 * `caption` is for screen readers.
 */
export const DataTable = <Row,>({
  caption,
  columns,
  rows,
  rowKey,
}: {
  readonly caption: string;
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row) => string;
}) => (
  <table className="data-table">
    <caption className="sr-only">{caption}</caption>
    <thead>
      <tr>
        {columns.map((column) => (
          <th key={column.key} scope="col">
            {column.heading}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map((row) => (
        <tr key={rowKey(row)}>
          {columns.map((column) => (
            <td
              key={column.key}
              data-heading={column.bare ? undefined : column.heading}
              className={classNames(
                column.code && 'whitespace-nowrap font-mono',
                column.numeric && 'whitespace-nowrap tabular-nums',
              )}
            >
              {column.cell(row)}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
);
