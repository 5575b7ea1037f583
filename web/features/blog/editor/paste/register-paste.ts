import {
  $getNearestNodeFromDOMNode,
  $getRoot,
  $getSelection,
  $insertNodes,
  $isNodeSelection,
  $isRangeSelection,
  $parseSerializedNode,
  COMMAND_PRIORITY_HIGH,
  DRAGSTART_COMMAND,
  DROP_COMMAND,
  isDOMNode,
  type LexicalEditor,
  type LexicalNode,
  mergeRegister,
  PASTE_COMMAND,
  type PasteCommandType,
} from 'lexical';
import type { Block } from '#domain/blog/body/block.ts';
import type { Words } from '#domain/blog/body/inline.ts';
import { textOf } from '#domain/blog/body/tidy-words.ts';
import { nodesOfBody } from '../convert/from-body.ts';
import type { StateNode } from '../convert/state-node.ts';
import { nodesOf, wordsIn } from '../convert/words.ts';
import { $placeHere } from '../typing/place-here.ts';
import { blocksOnClipboard } from './clipboard.ts';
import { PICTURE_COMMAND, pictureIn } from './pictures.ts';

const dataOf = (event: PasteCommandType): DataTransfer | null => {
  if (event instanceof ClipboardEvent) return event.clipboardData;
  return event instanceof InputEvent ? event.dataTransfer : null;
};

/** All words of blocks in one line. */
const wordsOf = (blocks: readonly Block[]): Words =>
  nodesOfBody(blocks).flatMap((node, at) => [...(at === 0 ? [] : [{ text: ' ' }]), ...wordsIn([node])]);

const $node = (node: StateNode): LexicalNode => $parseSerializedNode({ ...node, version: 1 });

const $made = (words: Words): LexicalNode[] => nodesOf(words).map($node);

/** A place of a heading is its own: what is pasted gets another one. */
const $madeBlocks = (blocks: readonly Block[]): LexicalNode[] =>
  nodesOfBody(blocks).map(({ $: _, ...node }) => $node(node));

/** Puts blocks where the caret is. A line takes their words, and a heading takes text only. */
const $put = (blocks: readonly Block[]): void => {
  const { block, isTextOnly } = $placeHere();
  const [first] = blocks;
  if (isTextOnly) $insertNodes($made([{ text: textOf(wordsOf(blocks)) }]));
  else if (block === 'line') $insertNodes($made(wordsOf(blocks)));
  else if (blocks.length === 1 && first?.kind === 'paragraph') $insertNodes($made(first.words));
  else $insertNodes($madeBlocks(blocks));
};

const $paste = (editor: LexicalEditor, event: PasteCommandType): boolean => {
  const data = dataOf(event);
  const selection = $getSelection();
  if (data === null || !($isRangeSelection(selection) || $isNodeSelection(selection))) return false;
  event.preventDefault();
  const blocks = blocksOnClipboard(data);
  const picture = pictureIn(data);
  // A document has its words on the clipboard, and sometimes a picture of them.
  if (blocks.length > 0) $put(blocks);
  else if (picture) editor.dispatchCommand(PICTURE_COMMAND, picture);
  return true;
};

/** A picture that is dropped comes below the block where it was dropped; anything else is refused. */
const $drop = (editor: LexicalEditor, event: DragEvent): boolean => {
  event.preventDefault();
  const picture = event.dataTransfer ? pictureIn(event.dataTransfer) : undefined;
  if (picture === undefined) return true;
  const node = isDOMNode(event.target) ? $getNearestNodeFromDOMNode(event.target) : null;
  const block = node?.getTopLevelElement() ?? $getRoot().getLastChild();
  block?.selectEnd();
  editor.dispatchCommand(PICTURE_COMMAND, picture);
  return true;
};

const refuse = (event: DragEvent): boolean => {
  event.preventDefault();
  return true;
};

/** What is pasted becomes blocks of a post. A picture may be dropped, and nothing else is dragged: a text moves by cutting and pasting it. */
export const registerPaste = (editor: LexicalEditor): (() => void) =>
  mergeRegister(
    editor.registerCommand(PASTE_COMMAND, (event) => $paste(editor, event), COMMAND_PRIORITY_HIGH),
    editor.registerCommand(DROP_COMMAND, (event) => $drop(editor, event), COMMAND_PRIORITY_HIGH),
    editor.registerCommand(DRAGSTART_COMMAND, refuse, COMMAND_PRIORITY_HIGH),
  );
