import {
  INSERT_ORDERED_LIST_COMMAND,
  INSERT_UNORDERED_LIST_COMMAND,
  REMOVE_LIST_COMMAND,
} from '@lexical/list';
import { $createHeadingNode, $isHeadingNode } from '@lexical/rich-text';
import {
  $createParagraphNode,
  $findMatchingParent,
  $getSelection,
  $isParagraphNode,
  $isRangeSelection,
  type ElementNode,
  type LexicalEditor,
  type LexicalNode,
} from 'lexical';
import { $keepPlace } from './heading-places.ts';
import type { BlockHere } from './place-here.ts';

/** What somebody makes of a block. */
export type BlockKind = 'text' | 'chapter' | 'heading' | 'bullets' | 'numbers';

const isPlain = (node: LexicalNode): node is ElementNode => $isHeadingNode(node) || $isParagraphNode(node);

const $newBlock = (kind: BlockKind): ElementNode =>
  kind === 'text' ? $createParagraphNode() : $createHeadingNode(kind === 'chapter' ? 'h2' : 'h3');

const $replaceBlocks = (kind: BlockKind): void => {
  const selection = $getSelection();
  if (!$isRangeSelection(selection)) return;
  const blocks = new Map<string, ElementNode>();
  for (const node of [selection.anchor.getNode(), ...selection.getNodes()]) {
    const block = $findMatchingParent(node, isPlain) as ElementNode | null;
    if (block) blocks.set(block.getKey(), block);
  }
  for (const block of blocks.values()) {
    const next = $newBlock(kind);
    $keepPlace(block, next);
    const wasEmpty = block.isEmpty();
    block.replace(next, true);
    if (wasEmpty) next.selectStart();
  }
};

/** Makes the blocks with the selection text, a chapter, a heading, or items of a list. */
export const setBlock = (editor: LexicalEditor, kind: BlockKind, now: BlockHere): void => {
  const isList = now === 'bullets' || now === 'numbers';
  if (kind === 'bullets' || kind === 'numbers') {
    const command = kind === 'bullets' ? INSERT_UNORDERED_LIST_COMMAND : INSERT_ORDERED_LIST_COMMAND;
    editor.dispatchCommand(kind === now ? REMOVE_LIST_COMMAND : command, undefined);
    return;
  }
  if (isList) editor.dispatchCommand(REMOVE_LIST_COMMAND, undefined);
  editor.update(() => $replaceBlocks(kind === now ? 'text' : kind));
};
