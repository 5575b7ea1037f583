import { $getSelection, $insertNodes, $isParagraphNode, $isRangeSelection } from 'lexical';
import type { ShownBlock } from '../nodes/shown.ts';
import { $createShown, ShownNode } from '../nodes/shown-node.ts';
import type { $newGroup } from '../typing/new-groups.ts';
import { $chosen } from '../typing/place-here.ts';
import { $groupsAround, $lineOf, $linesIn, isGroup } from '../typing/where.ts';

/** Puts a block below the one with the caret, which goes away where nothing is written in it. */
export const $putBelow = (block: ReturnType<typeof $newGroup> | ShownNode): void => {
  const selection = $getSelection();
  const node = $isRangeSelection(selection) ? selection.anchor.getNode() : $chosen();
  const line = node && $lineOf(node);
  const here = (line && ($groupsAround(line).at(-1) ?? line)) ?? node?.getTopLevelElement();
  if (!here) $insertNodes([block]);
  else {
    here.insertAfter(block);
    if ($isParagraphNode(here) && here.isEmpty()) here.remove();
  }
  if (isGroup(block)) $linesIn(block)[0]?.selectStart();
  else block.selectNext();
};

/** Puts a block of the site below the caret, or in the place of the one that is chosen. */
export const $putShown = (block: ShownBlock, isChange: boolean): void => {
  const chosen = $chosen();
  if (isChange && chosen instanceof ShownNode) chosen.setBlock(block);
  else $putBelow($createShown(block));
};
