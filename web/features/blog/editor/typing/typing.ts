import { createEmptyHistoryState, registerHistory } from '@lexical/history';
import { LinkNode } from '@lexical/link';
import {
  $getListDepth,
  $isListItemNode,
  $isListNode,
  ListItemNode,
  ListNode,
  registerList,
} from '@lexical/list';
import { HeadingNode, registerRichText } from '@lexical/rich-text';
import {
  $findMatchingParent,
  $getSelection,
  $isRangeSelection,
  COMMAND_PRIORITY_HIGH,
  createEditor,
  DELETE_CHARACTER_COMMAND,
  FORMAT_TEXT_COMMAND,
  INDENT_CONTENT_COMMAND,
  INSERT_PARAGRAPH_COMMAND,
  KEY_TAB_COMMAND,
  type LexicalEditor,
  mergeRegister,
  OUTDENT_CONTENT_COMMAND,
  type TextFormatType,
} from 'lexical';
import { FigureNode } from '../nodes/figure-node.ts';
import { GroupNode } from '../nodes/group-node.ts';
import { LineNode } from '../nodes/line-node.ts';
import { ShownNode } from '../nodes/shown-node.ts';
import { registerPaste } from '../paste/register-paste.ts';
import { $eraseAtEdge } from './erase.ts';
import { $goOn } from './go-on.ts';
import { registerPlaces } from './heading-places.ts';
import { $placeHere } from './place-here.ts';
import { registerRepair } from './repair.ts';

/** Typing without a pause as long as this is undone at once. */
const UNDONE_TOGETHER_MS = 800;
/** More steps back than anybody takes, and few enough for the memory of a phone. */
const UNDO_STEPS = 200;
/** A post has lists of two levels. */
const DEEPEST_LIST = 2;

const $listDepthHere = (): number => {
  const selection = $getSelection();
  if (!$isRangeSelection(selection)) return 0;
  const item = $findMatchingParent(selection.anchor.getNode(), $isListItemNode);
  const list = item?.getParent();
  return $isListNode(list) ? $getListDepth(list) : 0;
};

/** Tab moves an item of a list in and out, and leaves the text where there is nothing to move. */
const $moveItem = (editor: LexicalEditor, event: KeyboardEvent): boolean => {
  const depth = $listDepthHere();
  const isOut = event.shiftKey;
  if (isOut ? depth < 2 : depth === 0 || depth >= DEEPEST_LIST) return false;
  event.preventDefault();
  return editor.dispatchCommand(isOut ? OUTDENT_CONTENT_COMMAND : INDENT_CONTENT_COMMAND, undefined);
};

/** A post has bold words and words in italics, and none of them in a heading. */
const $refusesMark = (mark: TextFormatType): boolean =>
  (mark !== 'bold' && mark !== 'italic') || $placeHere().isTextOnly;

/** An editor of posts that is not on a page yet. */
export const newEditor = (): LexicalEditor =>
  createEditor({
    namespace: 'skybarrel-post',
    nodes: [HeadingNode, ListNode, ListItemNode, LinkNode, GroupNode, LineNode, FigureNode, ShownNode],
    onError: (error) => {
      throw error;
    },
  });

/** Lets people type in an editor. Returns how to stop. */
export const registerTyping = (editor: LexicalEditor): (() => void) =>
  mergeRegister(
    registerRichText(editor),
    registerList(editor),
    registerHistory(editor, createEmptyHistoryState(), UNDONE_TOGETHER_MS, Date.now, undefined, UNDO_STEPS),
    registerRepair(editor),
    registerPlaces(editor),
    registerPaste(editor),
    editor.registerCommand(INSERT_PARAGRAPH_COMMAND, $goOn, COMMAND_PRIORITY_HIGH),
    editor.registerCommand(FORMAT_TEXT_COMMAND, $refusesMark, COMMAND_PRIORITY_HIGH),
    editor.registerCommand(DELETE_CHARACTER_COMMAND, $eraseAtEdge, COMMAND_PRIORITY_HIGH),
    editor.registerCommand(
      INDENT_CONTENT_COMMAND,
      () => $listDepthHere() >= DEEPEST_LIST,
      COMMAND_PRIORITY_HIGH,
    ),
    editor.registerCommand(KEY_TAB_COMMAND, (event) => $moveItem(editor, event), COMMAND_PRIORITY_HIGH),
  );
