import type { ReactNode } from 'react';
import { classNames } from '#web/ui/class-names.ts';

/** A column of values. */
export interface Column {
  readonly title: string;
  /** A condition or unit, shown below the title. */
  readonly hint?: string;
  /** Hidden on phones. */
  readonly wideOnly?: boolean;
}

/** A row with its values in the order of the columns. */
export interface Row {
  readonly key: string;
  readonly head: ReactNode;
  readonly cells: readonly ReactNode[];
}

const place = 'px-1 py-2.5 [overflow-wrap:normal] first:ps-0 last:pe-0 sm:px-3 print:py-1.5';
const narrow = ({ wideOnly }: Column) => wideOnly && 'max-sm:hidden print:table-cell';

const Heads = ({ corner, columns }: { readonly corner: string; readonly columns: readonly Column[] }) => (
  <tr className="align-bottom text-xs text-ink-soft sm:text-sm">
    <th scope="col" className={`${place} text-start font-semibold`}>
      {corner}
    </th>
    {columns.map((column) => (
      <th
        key={column.title}
        scope="col"
        className={classNames(place, 'text-end font-semibold', narrow(column))}
      >
        {column.title}
        {column.hint ? <span className="block font-normal">{column.hint}</span> : null}
      </th>
    ))}
  </tr>
);

/** A comparison table that fits on a phone without scrolling. */
export const CompareTable = ({
  caption,
  corner,
  columns,
  rows,
}: {
  /** Caption for screen readers. */
  readonly caption: string;
  /** Title of the left column. */
  readonly corner: string;
  readonly columns: readonly Column[];
  readonly rows: readonly Row[];
}) => (
  <table className="w-full border-y-[1.5px] border-ink text-sm tabular-nums sm:text-base">
    <caption className="sr-only">{caption}</caption>
    <thead>
      <Heads corner={corner} columns={columns} />
    </thead>
    <tbody>
      {rows.map(({ key, head, cells }) => (
        <tr key={key} className="border-t border-rule">
          <th scope="row" className={`${place} text-start font-semibold`}>
            {head}
          </th>
          {columns.map((column, index) => (
            <td
              key={column.title}
              className={classNames(place, 'whitespace-nowrap text-end', narrow(column))}
            >
              {cells[index]}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
);
