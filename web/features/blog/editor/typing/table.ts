import type { LexicalEditor } from 'lexical';
import { MOST_COLUMNS } from '#domain/blog/body/block.ts';
import { $createLine } from '../nodes/line-node.ts';
import { $groupsAround, $lineHere, isGroup } from './where.ts';

/** What can be done with the table that the caret is in. A row is added by Enter at the end of one. */
type TableChange = 'add-column' | 'remove-column' | 'remove-row';

const $change = (change: TableChange): void => {
  const here = $lineHere();
  const [row, table] = here ? $groupsAround(here.line) : [];
  if (here === undefined || row === undefined) return;
  const rows = (table ?? row).getChildren().filter(isGroup);
  const size = row.getWhat() === 'table' ? 0 : row.getChildrenSize();
  if (change === 'remove-row') {
    if (row.getWhat() !== 'row' || rows.length <= 2) return;
    const next = row.getNextSibling() ?? row.getPreviousSibling();
    row.remove();
    next?.selectStart();
  } else if (change === 'add-column') {
    if ((rows[0]?.getChildrenSize() ?? 0) > MOST_COLUMNS) return;
    for (const each of rows) each.append($createLine(each.getWhat() === 'columns' ? 'column' : 'cell'));
  } else {
    const at = size === 0 ? 0 : here.line.getIndexWithinParent();
    // The first column names the rows, and one more has to say something of them.
    if (at === 0 || size <= 2) return;
    (here.line.getPreviousSibling() ?? row).selectEnd();
    for (const each of rows) each.getChildAtIndex(at)?.remove();
  }
};

/** Adds or removes a column, or removes a row. */
export const changeTable = (editor: LexicalEditor, change: TableChange): void =>
  editor.update(() => $change(change));
