import { $isLinkNode } from '@lexical/link';
import { $isListNode } from '@lexical/list';
import { $isHeadingNode } from '@lexical/rich-text';
import { $findMatchingParent, $getSelection, $isNodeSelection, $isRangeSelection } from 'lexical';
import { FigureNode } from '../nodes/figure-node.ts';
import { isTextOnly } from '../nodes/shapes.ts';
import { ShownNode } from '../nodes/shown-node.ts';
import { $groupsAround, $lineOf } from './where.ts';

/** What the caret is in. */
export type BlockHere = 'text' | 'chapter' | 'heading' | 'bullets' | 'numbers' | 'line' | 'shown' | 'nothing';

/** Where the caret is, as far as the toolbar shows it. */
export interface PlaceHere {
  readonly block: BlockHere;
  readonly isBold: boolean;
  readonly isItalic: boolean;
  readonly isLink: boolean;
  /** It holds words and nothing else, like a heading. */
  readonly isTextOnly: boolean;
  /** In a table. */
  readonly isTable: boolean;
  /** A figure or a block of the site is chosen, whose form can be opened. */
  readonly canChange: boolean;
}

export const nowhere: PlaceHere = {
  block: 'nothing',
  isBold: false,
  isItalic: false,
  isLink: false,
  isTextOnly: false,
  isTable: false,
  canChange: false,
};

/** The figure or block that is chosen. */
export const $chosen = (): FigureNode | ShownNode | undefined => {
  const selection = $getSelection();
  if (!$isNodeSelection(selection)) return undefined;
  const [node] = selection.getNodes();
  return node instanceof FigureNode || node instanceof ShownNode ? node : undefined;
};

/** Reads where the caret is. */
export const $placeHere = (): PlaceHere => {
  const selection = $getSelection();
  if (!$isRangeSelection(selection))
    return {
      ...nowhere,
      block: $isNodeSelection(selection) ? 'shown' : 'nothing',
      canChange: $chosen() !== undefined,
    };
  const node = selection.anchor.getNode();
  const line = $lineOf(node);
  const heading = $findMatchingParent(node, $isHeadingNode);
  const list = $findMatchingParent(node, $isListNode);
  const block = (): BlockHere => {
    if (line) return 'line';
    if ($isHeadingNode(heading)) return heading.getTag() === 'h2' ? 'chapter' : 'heading';
    if ($isListNode(list)) return list.getListType() === 'number' ? 'numbers' : 'bullets';
    return 'text';
  };
  return {
    block: block(),
    isBold: selection.hasFormat('bold'),
    isItalic: selection.hasFormat('italic'),
    isLink: $findMatchingParent(node, $isLinkNode) !== null,
    isTextOnly: heading !== null || (line !== undefined && isTextOnly(line.getRole())),
    isTable: line !== undefined && $groupsAround(line).some((group) => group.getWhat() === 'table'),
    canChange: false,
  };
};
