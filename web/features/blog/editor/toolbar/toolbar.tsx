import {
  COMMAND_PRIORITY_CRITICAL,
  KEY_DOWN_COMMAND,
  KEY_ESCAPE_COMMAND,
  type LexicalEditor,
  mergeRegister,
} from 'lexical';
import { useEffect } from 'react';
import { Button } from '#web/ui/button.tsx';
import { type FormName, type ToolContext, toolsFor } from './tools.ts';
import { usePlace } from './use-place.ts';
import { useRoving } from './use-roving.ts';
import { useUndo } from './use-undo.ts';

/** Escape and Alt+F10 lead from the text to the toolbar. */
const useKeys = (editor: LexicalEditor, focus: () => void): void => {
  useEffect(() => {
    const leave = (event: KeyboardEvent) => {
      event.preventDefault();
      focus();
      return true;
    };
    return mergeRegister(
      editor.registerCommand(KEY_ESCAPE_COMMAND, leave, COMMAND_PRIORITY_CRITICAL),
      editor.registerCommand(
        KEY_DOWN_COMMAND,
        (event) => (event.altKey && event.key === 'F10' ? leave(event) : false),
        COMMAND_PRIORITY_CRITICAL,
      ),
    );
  });
};

/** What can be done with the text at the caret: one stop of the Tab key, and arrow keys between the buttons. */
export const Toolbar = ({
  editor,
  onOpen,
}: {
  readonly editor: LexicalEditor;
  readonly onOpen: (form: FormName) => void;
}) => {
  const place = usePlace(editor);
  const { canUndo, canRedo, said } = useUndo(editor);
  const tools = toolsFor(place);
  const roving = useRoving(tools.map(({ name }) => name));
  useKeys(editor, roving.focus);
  const context: ToolContext = { editor, place, canUndo, canRedo, open: onOpen };
  return (
    <>
      <div
        ref={roving.bar}
        role="toolbar"
        aria-label="Text"
        aria-orientation="horizontal"
        className="post-toolbar"
        onKeyDown={(event) => {
          if (event.key === 'Escape') editor.focus();
          else roving.onKeyDown(event);
        }}
      >
        {tools.map((tool) => (
          <Button
            key={tool.name}
            look="quiet"
            {...roving.of(tool.name)}
            aria-pressed={tool.isOn?.(context)}
            aria-disabled={!tool.isPossible(context)}
            // The caret stays where it is.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => {
              if (tool.isPossible(context)) tool.press(context);
            }}
          >
            {tool.label}
          </Button>
        ))}
      </div>
      <p role="status" className="sr-only">
        {said}
      </p>
    </>
  );
};
