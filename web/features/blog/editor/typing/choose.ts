import {
  $createNodeSelection,
  $getNearestNodeFromDOMNode,
  $getSelection,
  $isNodeSelection,
  $setSelection,
  CLICK_COMMAND,
  COMMAND_PRIORITY_HIGH,
  isDOMNode,
  KEY_ENTER_COMMAND,
  type LexicalEditor,
  mergeRegister,
} from 'lexical';
import { FigureNode } from '../nodes/figure-node.ts';
import { ShownNode } from '../nodes/shown-node.ts';
import { $chosen } from './place-here.ts';

const CHOSEN = 'post-chosen';

const $choose = ({ target }: MouseEvent): boolean => {
  const node = isDOMNode(target) ? $getNearestNodeFromDOMNode(target) : null;
  if (!(node instanceof FigureNode || node instanceof ShownNode)) return false;
  const selection = $createNodeSelection();
  selection.add(node.getKey());
  $setSelection(selection);
  return true;
};

/** Marks what is chosen. */
const mark = (editor: LexicalEditor): (() => void) =>
  editor.registerUpdateListener(({ editorState }) => {
    const keys = editorState.read(() => {
      const selection = $getSelection();
      return $isNodeSelection(selection) ? selection.getNodes().map((node) => node.getKey()) : [];
    });
    for (const key of Object.keys(editor.getDecorators()))
      editor.getElementByKey(key)?.classList.toggle(CHOSEN, keys.includes(key));
  });

/** A figure or a block is chosen by a click or the arrow keys; Enter opens its form. */
export const registerChoosing = (editor: LexicalEditor, onChange: () => void): (() => void) =>
  mergeRegister(
    mark(editor),
    editor.registerCommand(CLICK_COMMAND, $choose, COMMAND_PRIORITY_HIGH),
    editor.registerCommand(
      KEY_ENTER_COMMAND,
      (event) => {
        if (!$chosen()) return false;
        event?.preventDefault();
        onChange();
        return true;
      },
      COMMAND_PRIORITY_HIGH,
    ),
  );
