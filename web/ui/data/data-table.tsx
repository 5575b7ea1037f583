import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { classNames } from '../class-names.ts';
import { Sign } from '../text/sign.tsx';

export interface Column<Row> {
  readonly key: string;
  readonly heading: string;
  readonly cell: (row: Row) => ReactNode;
  /** Numbers and codes: monospace, so that they align. */
  readonly code?: boolean;
  /** Numbers in the font of the text, on one line and as wide as each other. */
  readonly numeric?: boolean;
  /** Amounts, which end below each other where a row is one line. */
  readonly sum?: boolean;
  /** Omits the label on small screens, for a cell that needs none. */
  readonly bare?: boolean;
  /** Leaves the heading to screen readers, where the cells say what they are. */
  readonly headingHidden?: boolean;
  /** How wide it is where a row is one line, as a class: `w-36`. What has none shares the rest. */
  readonly width?: string;
  readonly sort?: ColumnSort | undefined;
}

/** How rows are sorted by a column. */
interface ColumnSort {
  /** Whether they are. */
  readonly current: boolean;
  /** The highest or newest first unless given. */
  readonly order?: 'ascending' | 'descending';
  /** Makes the heading a link that sorts by it, or the other way round. Absent where the rows have only one order. */
  readonly search?: string;
}

const Heading = <Row,>({ column: { heading, headingHidden, sort } }: { readonly column: Column<Row> }) => {
  const arrow = sort?.current ? <Sign name={sort.order === 'ascending' ? 'up' : 'down'} /> : null;
  if (sort?.search !== undefined)
    return (
      <Link to={{ search: sort.search }} className="inline-flex min-h-11 items-center gap-1 dense:min-h-6">
        {heading}
        {arrow}
      </Link>
    );
  return (
    <span className={headingHidden ? 'sr-only' : undefined}>
      {heading}
      {arrow ? <> {arrow}</> : null}
    </span>
  );
};

/** A row on a small screen: two lines and a link. */
interface SmallRow {
  readonly to: string;
  readonly title: ReactNode;
  readonly detail: ReactNode;
}

const SmallRows = <Row,>({
  caption,
  rows,
  rowKey,
  small,
  wraps = false,
}: Pick<TableProps<Row>, 'caption' | 'rows' | 'rowKey' | 'wraps'> & {
  readonly small: (row: Row) => SmallRow;
}) => {
  const line = wraps ? 'break-words' : 'truncate';
  return (
    <ul aria-label={caption} className="border-y-[1.5px] border-ink sm:hidden">
      {rows.map((row) => {
        const { to, title, detail } = small(row);
        return (
          <li key={rowKey(row)} className="border-t border-rule first:border-t-0">
            <Link to={to} className="grid min-h-14 content-center px-1 py-2 no-underline hover:bg-sunk">
              <span className={classNames('font-semibold', line)}>{title}</span>
              <span className={classNames('text-sm text-ink-soft', line)}>{detail}</span>
            </Link>
          </li>
        );
      })}
    </ul>
  );
};

interface TableProps<Row> {
  readonly caption: string;
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row) => string;
  /** What a small screen shows of a row, for lists whose rows are opened. */
  readonly small?: (row: Row) => SmallRow;
  /** Shows all of that, however many lines it takes. Otherwise each is one line, cut where it ends. */
  readonly wraps?: boolean;
}

/**
 * A table. Under 640 px every row becomes two lines that open it (`small`), or else a card with the headings beside the
 * values, so that nothing scrolls sideways. `caption` is for screen readers.
 */
export const DataTable = <Row,>({
  caption,
  columns,
  rows,
  rowKey,
  small,
  wraps = false,
}: TableProps<Row>) => (
  <>
    {small ? <SmallRows caption={caption} rows={rows} rowKey={rowKey} small={small} wraps={wraps} /> : null}
    <table className={classNames('data-table', small && 'max-sm:hidden')}>
      <caption className="sr-only">{caption}</caption>
      {columns.some(({ width }) => width !== undefined) ? (
        <colgroup>
          {columns.map(({ key, width }) => (
            <col key={key} className={width} />
          ))}
        </colgroup>
      ) : null}
      <thead>
        <tr>
          {columns.map((column) => (
            <th
              key={column.key}
              scope="col"
              className={column.sum ? 'sm:text-end' : undefined}
              aria-sort={column.sort?.current ? (column.sort.order ?? 'descending') : undefined}
            >
              <Heading column={column} />
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
                  column.sum && 'whitespace-nowrap tabular-nums sm:text-end',
                )}
              >
                {/* One box, so that a cell of several lines stays beside its heading on phones. */}
                <div className="min-w-0">{column.cell(row)}</div>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </>
);
