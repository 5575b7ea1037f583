import type { ReactNode } from 'react';

/** A column of values. */
interface Column {
  readonly title: string;
  /** A condition or unit, shown below the title. */
  readonly hint?: string;
}

/** A row with its values in the order of the columns, or with one text in place of all of them. */
export type Row = { readonly key: string; readonly head: ReactNode } & (
  | { readonly cells: readonly ReactNode[]; readonly instead?: never }
  | { readonly instead: string; readonly cells?: never }
);

const place = 'px-1 py-2.5 [overflow-wrap:normal] first:ps-0 last:pe-0 sm:px-3 print:py-0.5';
/** With more columns a table may be wider than a phone. Then it scrolls sideways, and its edge fades. */
const COLUMNS_OF_A_PHONE = 3;

const Heads = ({ corner, columns }: { readonly corner: string; readonly columns: readonly Column[] }) => (
  <tr className="align-bottom text-xs text-ink-soft sm:text-sm">
    <th scope="col" className={`${place} text-start font-semibold`}>
      {corner}
    </th>
    {columns.map((column) => (
      <th key={column.title} scope="col" className={`${place} text-end font-semibold`}>
        {column.title}
        {column.hint ? <span className="block font-normal">{column.hint}</span> : null}
      </th>
    ))}
  </tr>
);

interface CompareTableProps {
  /** Caption for screen readers. */
  readonly caption: string;
  /** Title of the left column. */
  readonly corner: string;
  readonly columns: readonly Column[];
  readonly rows: readonly Row[];
}

const Table = ({ caption, corner, columns, rows }: CompareTableProps) => (
  <table className="w-full border-y-[1.5px] border-ink text-sm tabular-nums sm:text-base">
    <caption className="sr-only">{caption}</caption>
    <thead>
      <Heads corner={corner} columns={columns} />
    </thead>
    <tbody>
      {rows.map(({ key, head, cells, instead }) => (
        <tr key={key} className="border-t border-rule">
          <th scope="row" className={`${place} text-start font-semibold`}>
            {head}
          </th>
          {cells === undefined ? (
            <td colSpan={columns.length} className={`${place} text-end text-ink-soft`}>
              {instead}
            </td>
          ) : (
            columns.map((column, index) => (
              <td key={column.title} className={`${place} whitespace-nowrap text-end`}>
                {cells[index]}
              </td>
            ))
          )}
        </tr>
      ))}
    </tbody>
  </table>
);

/** A comparison table. On a phone all its columns are there: those that do not fit are reached by scrolling. */
export const CompareTable = (props: CompareTableProps) =>
  props.columns.length <= COLUMNS_OF_A_PHONE ? (
    <Table {...props} />
  ) : (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a keyboard scrolls what has the focus
    <section aria-label={props.caption} tabIndex={0} className="scrolls-sideways overflow-x-auto">
      <Table {...props} />
    </section>
  );
