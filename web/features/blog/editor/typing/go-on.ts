import { $createParagraphNode, $isParagraphNode, type LexicalNode } from 'lexical';
import type { GroupNode } from '../nodes/group-node.ts';
import { isLine, type LineNode } from '../nodes/line-node.ts';
import { $newItem } from './new-groups.ts';
import { $groupsAround, $isBlank, $lineHere, $linesIn, isGroup } from './where.ts';

/** Goes to an empty paragraph below a block, which is made where there is none. */
const $goBelow = (block: LexicalNode): void => {
  const next = block.getNextSibling();
  if ($isParagraphNode(next) && next.isEmpty()) next.selectStart();
  else {
    const paragraph = $createParagraphNode();
    block.insertAfter(paragraph);
    paragraph.selectStart();
  }
};

/** After the last line of an item: the next item, a new one, or out of a list whose last item is still empty. */
const $nextItem = (item: GroupNode, outer: GroupNode): void => {
  const siblings = outer
    .getChildren()
    .filter((child) => isGroup(child) && child.getWhat() === item.getWhat());
  const next = item.getNextSibling();
  const isLast = next === null;
  if (isGroup(next) && (item.getWhat() === 'columns' || $isBlank(next))) {
    $linesIn(next)[0]?.selectStart();
  } else if (isLast && siblings.length > 1 && $isBlank(item)) {
    $goBelow(outer);
    item.remove();
  } else {
    const fresh = $newItem(item.getWhat(), item.getChildrenSize() - 1);
    item.insertAfter(fresh);
    $linesIn(fresh)[0]?.selectStart();
  }
};

const $goOnFrom = (line: LineNode): void => {
  const [item, outer] = $groupsAround(line);
  const next = line.getNextSibling();
  if (item === undefined) $goBelow(line);
  else if (isLine(next)) next.selectStart();
  else if (isGroup(next)) $linesIn(next)[0]?.selectStart();
  else if (outer === undefined) $goBelow(item);
  else $nextItem(item, outer);
};

/** What Enter does in a line of a group, and in the lead: it goes on to the next line. True where it did. */
export const $goOn = (): boolean => {
  const here = $lineHere();
  if (here === undefined) return false;
  if (!here.selection.isCollapsed()) here.selection.removeText();
  const now = $lineHere();
  if (now) $goOnFrom(now.line);
  return true;
};
