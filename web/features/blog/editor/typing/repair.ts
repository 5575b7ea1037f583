import {
  $createParagraphNode,
  $isDecoratorNode,
  $isElementNode,
  $isRootNode,
  type ElementNode,
  type LexicalEditor,
  type LexicalNode,
  mergeRegister,
  RootNode,
} from 'lexical';
import { $createGroup, GroupNode } from '../nodes/group-node.ts';
import { $createLine, isLine, LineNode } from '../nodes/line-node.ts';
import { type GroupKind, itemsOf, type LineRole, linesOf } from '../nodes/shapes.ts';
import { $newItem } from './new-groups.ts';
import { isGroup } from './where.ts';

const $appendInline = (line: LineNode, node: LexicalNode): void => {
  if (node.is(line)) return;
  if ($isElementNode(node) && !node.isInline()) {
    for (const child of node.getChildren()) $appendInline(line, child);
    node.remove();
  } else line.append(node);
};

const outerOf: Readonly<Partial<Record<GroupKind, GroupKind>>> = {
  step: 'steps',
  asked: 'questions',
  columns: 'table',
  row: 'table',
};

/** Puts an item that stands alone into a group of its own. */
const $wrapAlone = (item: GroupNode): boolean => {
  const outer = outerOf[item.getWhat()];
  const parent = item.getParent();
  if (outer === undefined || (isGroup(parent) && parent.getWhat() === outer)) return false;
  const group = $createGroup(outer);
  item.insertBefore(group);
  group.append(item);
  return true;
};

/** Gives an item the lines that it always has. Whatever else is in it goes into its last line. */
const $repairLines = (item: GroupNode, roles: readonly LineRole[]): void => {
  const lines = item.getChildren().filter(isLine);
  const isWide = item.getWhat() === 'row' || item.getWhat() === 'columns';
  const kept = roles.map((role) => lines.find((line) => line.getRole() === role) ?? $createLine(role));
  const more = isWide ? lines.filter((line) => line.getRole() === roles.at(-1)) : [];
  const wanted = [...new Set([...kept, ...more])];
  const strays = item.getChildren().filter((child) => !wanted.some((line) => line.is(child)));
  const isInOrder = wanted.every((line, at) => item.getChildAtIndex(at)?.is(line));
  if (isInOrder && strays.length === 0) return;
  item.append(...wanted);
  const last = wanted.at(-1);
  if (last) for (const stray of strays) $appendInline(last, stray);
};

/** Gives a table its caption, its head, and as many cells in each row as it has columns. */
const $repairTable = (table: GroupNode): void => {
  const parts = table.getChildren();
  const caption = parts.filter(isLine).find((line) => line.getRole() === 'caption') ?? $createLine('caption');
  const groups = parts.filter(isGroup);
  const rows = groups.filter((group) => group.getWhat() === 'row');
  const widest = Math.max(2, ...rows.map((row) => row.getChildrenSize()));
  const head = groups.find((group) => group.getWhat() === 'columns') ?? $newItem('columns', widest - 1);
  const wanted: LexicalNode[] = [caption, head, ...(rows.length > 0 ? rows : [$newItem('row')])];
  const strays = parts.filter((part) => !wanted.some((each) => each.is(part)));
  if (strays.length > 0 || wanted.some((part, at) => !parts[at]?.is(part))) table.append(...wanted);
  for (const stray of strays) $appendInline(caption, stray);
  for (const row of wanted.filter(isGroup)) $fitRow(row, head.getChildrenSize());
};

const $fitRow = (row: GroupNode, size: number): void => {
  while (row.getChildrenSize() < size)
    row.append($createLine(row.getWhat() === 'columns' ? 'column' : 'cell'));
  while (row.getChildrenSize() > size) {
    const last = row.getLastChild();
    const before = last?.getPreviousSibling();
    if (last && isLine(before)) $appendInline(before, last);
  }
};

const $repairItems = (group: GroupNode, kind: GroupKind): void => {
  const items = group.getChildren().filter((child) => isGroup(child) && child.getWhat() === kind);
  const strays = group.getChildren().filter((child) => !items.some((item) => item.is(child)));
  if (items.length > 0 && strays.length === 0) return;
  const last = items.at(-1) ?? $newItem(kind);
  if (items.length === 0) group.append(last);
  const line = isGroup(last) ? last.getLastChild() : null;
  for (const stray of strays) if (isLine(line)) $appendInline(line, stray);
};

const $repairGroup = (group: GroupNode): void => {
  if (!group.isAttached() || $wrapAlone(group)) return;
  const kind = group.getWhat();
  const roles = linesOf[kind];
  const items = itemsOf[kind];
  if (kind === 'table') $repairTable(group);
  else if (items) $repairItems(group, items);
  else if (roles) $repairLines(group, roles);
};

const $unwrap = (line: LineNode): void => {
  const paragraph = $createParagraphNode();
  paragraph.append(...line.getChildren());
  line.replace(paragraph);
};

/** A line holds text and no blocks, and is in a group; the lead is at the top. */
const $repairLine = (line: LineNode): void => {
  if (!line.isAttached()) return;
  const isTop = $isRootNode(line.getParent());
  const isLead = line.getRole() === 'lead';
  if (isTop ? !isLead || line.getPreviousSibling() !== null : !isGroup(line.getParent())) $unwrap(line);
  else if (line.getChildren().some((child) => $isElementNode(child) && !child.isInline()))
    for (const child of line.getChildren()) $appendInline(line, child);
};

/** The lead is always first, and there is always a place to write below the last block. */
const $repairRoot = (root: ElementNode): void => {
  const first = root.getFirstChild();
  if (!isLine(first)) {
    const lead = $createLine('lead');
    if (first) first.insertBefore(lead);
    else root.append(lead);
  }
  const last = root.getLastChild();
  if (isLine(last) || isGroup(last) || $isDecoratorNode(last)) root.append($createParagraphNode());
};

/** Keeps the groups and lines of a post whole, whatever is pasted, moved or deleted. */
export const registerRepair = (editor: LexicalEditor): (() => void) =>
  mergeRegister(
    editor.registerNodeTransform(GroupNode, $repairGroup),
    editor.registerNodeTransform(LineNode, $repairLine),
    editor.registerNodeTransform(RootNode, $repairRoot),
  );
