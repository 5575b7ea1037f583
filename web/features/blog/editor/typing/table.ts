import type { LexicalEditor } from 'lexical';
import { MOST_COLUMNS } from '#domain/blog/body/block.ts';
import type { GroupNode } from '../nodes/group-node.ts';
import { $createLine, type LineNode } from '../nodes/line-node.ts';
import { $groupsAround, $lineHere, isGroup } from './where.ts';

/** What can be done with the table that the caret is in. A row is added by Enter at the end of one. */
type TableChange = 'add-column' | 'remove-column' | 'remove-row';

const $removeRow = (row: GroupNode, rows: readonly GroupNode[]): void => {
  // The titles of the columns and one row stay.
  if (row.getWhat() !== 'row' || rows.length <= 2) return;
  const next = row.getNextSibling() ?? row.getPreviousSibling();
  row.remove();
  next?.selectStart();
};

const $addColumn = (rows: readonly GroupNode[]): void => {
  if ((rows[0]?.getChildrenSize() ?? 0) > MOST_COLUMNS) return;
  for (const row of rows) row.append($createLine(row.getWhat() === 'columns' ? 'column' : 'cell'));
};

const $removeColumn = (line: LineNode, rows: readonly GroupNode[]): void => {
  const at = line.getIndexWithinParent();
  // The first column names the rows, and one more has to say something of them.
  if (at === 0 || (rows[0]?.getChildrenSize() ?? 0) <= 2) return;
  line.getPreviousSibling()?.selectEnd();
  for (const row of rows) row.getChildAtIndex(at)?.remove();
};

const $change = (change: TableChange): void => {
  const here = $lineHere();
  const [inner, outer] = here ? $groupsAround(here.line) : [];
  const table = outer ?? inner;
  if (here === undefined || inner === undefined || table === undefined) return;
  const rows = table.getChildren().filter(isGroup);
  if (change === 'remove-row') $removeRow(inner, rows);
  else if (change === 'add-column') $addColumn(rows);
  else if (inner !== table) $removeColumn(here.line, rows);
};

/** Adds or removes a column, or removes a row. */
export const changeTable = (editor: LexicalEditor, change: TableChange): void =>
  editor.update(() => $change(change));
