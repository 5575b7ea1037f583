import {
  $getSelection,
  $onUpdate,
  $setSelection,
  type BaseSelection,
  COMMAND_PRIORITY_EDITOR,
  type LexicalEditor,
} from 'lexical';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { Shown } from '../nodes/shown.ts';
import { PICTURE_COMMAND } from '../paste/pictures.ts';
import type { FormName } from '../toolbar/tools.ts';
import { registerChoosing } from '../typing/choose.ts';
import { $chosen } from '../typing/place-here.ts';

/** A form that is open above the text, with what is changed in it. */
export interface OpenForm {
  readonly name: FormName;
  readonly chosen?: Shown | undefined;
  /** A picture that was dropped or pasted. */
  readonly dropped?: File | undefined;
}

/** The forms of the toolbar. The caret is where it was when one closes. */
export const useForms = (editor: LexicalEditor) => {
  const [form, setForm] = useState<OpenForm>();
  const before = useRef<BaseSelection | null>(null);
  const close = () => {
    setForm(undefined);
    editor.update(() => $setSelection(before.current?.clone() ?? null));
    editor.focus();
  };
  const open = useCallback(
    (name: FormName, dropped?: File) =>
      editor.getEditorState().read(() => {
        before.current = $getSelection()?.clone() ?? null;
        setForm({ name, dropped, chosen: name === 'change' ? $chosen()?.decorate() : undefined });
      }),
    [editor],
  );
  useEffect(() => registerChoosing(editor, () => open('change')), [editor, open]);
  useEffect(() => {
    const ask = (file: File) => {
      // Then the caret is where the picture was dropped.
      $onUpdate(() => open('picture', file));
      return true;
    };
    return editor.registerCommand(PICTURE_COMMAND, ask, COMMAND_PRIORITY_EDITOR);
  }, [editor, open]);
  return {
    form,
    open,
    close,
    apply: (change: () => void) => {
      editor.update(
        () => {
          $setSelection(before.current?.clone() ?? null);
          change();
        },
        { discrete: true },
      );
      editor.getEditorState().read(() => {
        before.current = $getSelection()?.clone() ?? null;
      });
      close();
    },
  };
};
