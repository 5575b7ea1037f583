import { FORMAT_TEXT_COMMAND, type LexicalEditor, REDO_COMMAND, UNDO_COMMAND } from 'lexical';
import type { PlaceHere } from '../typing/place-here.ts';
import { type BlockKind, setBlock } from '../typing/set-block.ts';
import { changeTable } from '../typing/table.ts';

/** The forms that a tool can open. */
export type FormName = 'link' | 'figure' | 'picture' | 'block' | 'change';

/** What tools know when they are shown and pressed. */
export interface ToolContext {
  readonly editor: LexicalEditor;
  readonly place: PlaceHere;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  readonly open: (form: FormName) => void;
}

/** One button of the toolbar. */
export interface Tool {
  readonly name: string;
  readonly label: string;
  /** Pressed or not; undefined for what only does something. */
  readonly isOn?: (context: ToolContext) => boolean;
  readonly isPossible: (context: ToolContext) => boolean;
  readonly press: (context: ToolContext) => void;
}

const blockTool = (name: BlockKind, label: string): Tool => ({
  name,
  label,
  isOn: ({ place }) => place.block === name,
  isPossible: ({ place }) => ['text', 'chapter', 'heading', 'bullets', 'numbers'].includes(place.block),
  press: ({ editor, place }) => setBlock(editor, name, place.block),
});

const markTool = (name: 'bold' | 'italic', label: string): Tool => ({
  name,
  label,
  isOn: ({ place }) => (name === 'bold' ? place.isBold : place.isItalic),
  isPossible: ({ place }) => place.block !== 'nothing' && place.block !== 'shown' && !place.isTextOnly,
  press: ({ editor }) => void editor.dispatchCommand(FORMAT_TEXT_COMMAND, name),
});

const formTool = (name: FormName, label: string, isPossible: Tool['isPossible']): Tool => ({
  name,
  label,
  isPossible,
  press: ({ open }) => open(name),
});

const inSentence: Tool['isPossible'] = ({ place }) =>
  place.block !== 'nothing' && place.block !== 'shown' && !place.isTextOnly;

const tools: readonly Tool[] = [
  blockTool('text', 'Text'),
  blockTool('chapter', 'Chapter'),
  blockTool('heading', 'Heading'),
  markTool('bold', 'Bold'),
  markTool('italic', 'Italic'),
  { ...formTool('link', 'Link', inSentence), isOn: ({ place }) => place.isLink },
  formTool('figure', 'Figure', inSentence),
  blockTool('bullets', 'List'),
  blockTool('numbers', 'Numbers'),
  formTool('picture', 'Picture', ({ place }) => place.block !== 'nothing'),
  formTool('block', 'Insert', ({ place }) => place.block !== 'nothing'),
  formTool('change', 'Change', ({ place }) => place.canChange),
  {
    name: 'undo',
    label: 'Undo',
    isPossible: ({ canUndo }) => canUndo,
    press: ({ editor }) => void editor.dispatchCommand(UNDO_COMMAND, undefined),
  },
  {
    name: 'redo',
    label: 'Redo',
    isPossible: ({ canRedo }) => canRedo,
    press: ({ editor }) => void editor.dispatchCommand(REDO_COMMAND, undefined),
  },
];

const tableTool = (name: Parameters<typeof changeTable>[1], label: string): Tool => ({
  name,
  label,
  isPossible: () => true,
  press: ({ editor }) => changeTable(editor, name),
});

const tableTools: readonly Tool[] = [
  tableTool('add-column', 'Add column'),
  tableTool('remove-column', 'Remove column'),
  tableTool('remove-row', 'Remove row'),
];

/** The tools for a place: in a table there are more. */
export const toolsFor = ({ isTable }: PlaceHere): readonly Tool[] =>
  isTable ? [...tools, ...tableTools] : tools;
