import { $getRoot, CLEAR_HISTORY_COMMAND, type LexicalEditor } from 'lexical';
import { useEffect, useState } from 'react';
import type { PostText } from '#domain/blog/text/post-text.ts';
import { stateOf } from '../convert/from-body.ts';
import { textOfState } from '../convert/to-body.ts';
import { newEditor, registerTyping } from '../typing/typing.ts';

/** What the editor holds of a post; the rest of it is in fields beside. */
export type WrittenPart = Pick<PostText, 'lead' | 'body'>;

const LOADED = 'loaded';

/** Puts a text into an editor. It cannot be undone, and counts as nothing typed. */
export const openIn = (editor: LexicalEditor, text: WrittenPart): void => {
  editor.setEditorState(editor.parseEditorState(JSON.stringify(stateOf(text))), { tag: LOADED });
  editor.update(() => void $getRoot().markDirty(), { tag: LOADED });
  editor.dispatchCommand(CLEAR_HISTORY_COMMAND, undefined);
};

/** An editor with a text, which tells of everything that is typed. */
export const usePostEditor = (start: WrittenPart, onTyped: (written: WrittenPart) => void): LexicalEditor => {
  const [editor] = useState(() => {
    const made = newEditor();
    openIn(made, start);
    return made;
  });
  useEffect(() => registerTyping(editor), [editor]);
  useEffect(
    () =>
      editor.registerUpdateListener(({ editorState, dirtyElements, dirtyLeaves, tags }) => {
        if (tags.has(LOADED) || (dirtyElements.size === 0 && dirtyLeaves.size === 0)) return;
        onTyped(textOfState(editorState.toJSON()));
      }),
    [editor, onTyped],
  );
  return editor;
};
