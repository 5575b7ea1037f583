import type { ReactNode } from 'react';
import type { DeskList } from '#domain/desk/presence.ts';
import type { Column } from '#web/ui/data/data-table.tsx';

/** The lists of the desk. */
export type ListName = DeskList;

export interface ListColumn<Row> extends Column<Row> {
  /** It is shown only to whoever chose it. */
  readonly isExtra?: true;
}

/** What one list of the desk is a list of, and how a row of it looks. */
export interface ListKind<Row> {
  readonly name: ListName;
  /** What a row is called: `shipment`, `shipments`. */
  readonly one: string;
  readonly many: string;
  readonly idOf: (row: Row) => string;
  /** Another value means that somebody has changed the row. */
  readonly versionOf: (row: Row) => string | number;
  /** The page of a row. */
  readonly pathOf: (id: string) => string;
  /** A row has no page of its own: `pathOf` leads to what it is about, and what is shown in the panel says where that is. */
  readonly hasNoPage?: true;
  /** The columns of the table. The first one shows a `RowLink`, and is always there. */
  readonly columns: readonly ListColumn<Row>[];
  /** A heading above the rows that have the same one, for lists in which they follow each other. */
  readonly groupOf?: (row: Row) => string;
  /** Widths of columns, where the tables of several groups are below each other. */
  readonly tableClass?: string;
  /** A row in two lines, on phones and beside the panel. */
  readonly lines: (row: Row) => RowLines;
  /** What can be done with a row in its place: at the end of its line, and below its two lines on phones. Beside the panel there is none. */
  readonly acts?: (row: Row, place: 'line' | 'below') => ReactNode;
}

interface RowLines {
  readonly title: ReactNode;
  /** At the end of the first line, such as when it was changed. */
  readonly aside?: ReactNode;
  readonly detail: ReactNode;
}
