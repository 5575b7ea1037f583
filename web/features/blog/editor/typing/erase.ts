import { $createParagraphNode } from 'lexical';
import type { GroupNode } from '../nodes/group-node.ts';
import type { LineNode } from '../nodes/line-node.ts';
import { $groupsAround, $isAtEdge, $isBlank, $lineHere, $linesIn } from './where.ts';

const $becomeParagraph = (group: GroupNode): void => {
  const paragraph = $createParagraphNode();
  group.replace(paragraph);
  paragraph.selectStart();
};

const $eraseAtStart = (line: LineNode): void => {
  const groups = $groupsAround(line);
  const outermost = groups.at(-1);
  if (outermost === undefined) return;
  if ($isBlank(outermost)) {
    $becomeParagraph(outermost);
    return;
  }
  const lines = $linesIn(outermost);
  const before = lines[lines.findIndex((each) => each.is(line)) - 1];
  const [item] = groups;
  const isSpare = item && groups.length > 1 && item.getWhat() !== 'columns' && $isBlank(item);
  if (isSpare && item.getFirstChild()?.is(line)) item.remove();
  before?.selectEnd();
};

/**
 * What erasing does at the edge of a line: backwards it goes to the line before, and takes an item away where nothing is written; forwards it
 * stops. True where the line was at its edge, so that two lines never become one.
 */
export const $eraseAtEdge = (isBackward: boolean): boolean => {
  const here = $lineHere();
  if (!here?.selection.isCollapsed()) return false;
  if (!$isAtEdge(here.line, here.selection, isBackward ? 'start' : 'end')) return false;
  if (isBackward) $eraseAtStart(here.line);
  return true;
};
