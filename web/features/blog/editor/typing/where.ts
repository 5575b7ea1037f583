import {
  $findMatchingParent,
  $getSelection,
  $isRangeSelection,
  $isTextNode,
  type ElementNode,
  type LexicalNode,
  type RangeSelection,
} from 'lexical';
import { GroupNode } from '../nodes/group-node.ts';
import { isLine, type LineNode } from '../nodes/line-node.ts';

/** Whether a node is a group. */
export const isGroup = (node: unknown): node is GroupNode => node instanceof GroupNode;

/** The line that a node is in. */
export const $lineOf = (node: LexicalNode): LineNode | undefined =>
  ($findMatchingParent(node, isLine) as LineNode | null) ?? undefined;

/** The line with the caret. */
export const $lineHere = (): { readonly line: LineNode; readonly selection: RangeSelection } | undefined => {
  const selection = $getSelection();
  if (!$isRangeSelection(selection)) return undefined;
  const line = $lineOf(selection.anchor.getNode());
  return line && { line, selection };
};

/** The groups around a node, the innermost first. */
export const $groupsAround = (node: LexicalNode): readonly GroupNode[] => node.getParents().filter(isGroup);

/** The lines of a group, in their order. */
export const $linesIn = (group: ElementNode): readonly LineNode[] =>
  group.getChildren().flatMap((child) => (isLine(child) ? [child] : isGroup(child) ? $linesIn(child) : []));

/** Whether nothing is written in a group. */
export const $isBlank = (group: ElementNode): boolean => $linesIn(group).every((line) => line.isEmpty());

/** Whether the caret is where a line begins, or ends. */
export const $isAtEdge = (line: LineNode, { anchor }: RangeSelection, edge: 'start' | 'end'): boolean => {
  if (line.isEmpty()) return true;
  const node = anchor.getNode();
  const outermost = edge === 'start' ? line.getFirstDescendant() : line.getLastDescendant();
  if (!node.is(line) && !outermost?.is(node)) return false;
  if (edge === 'start') return anchor.offset === 0;
  return anchor.offset === ($isTextNode(node) ? node.getTextContentSize() : line.getChildrenSize());
};
