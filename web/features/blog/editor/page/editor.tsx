import { useCallback, useRef, useState } from 'react';
import type { PostText } from '#domain/blog/text/post-text.ts';
import { ChecksPanel } from '../beside/checks-panel.tsx';
import { Preview } from '../beside/preview.tsx';
import { EndingFields } from '../fields/ending-fields.tsx';
import { type FieldPart, PostFields } from '../fields/post-fields.tsx';
import type { OpenedText } from '../saving/open-text.ts';
import { Notices } from './notices.tsx';
import { SavingLine } from './saving-line.tsx';
import { openIn, usePostEditor, type WrittenPart } from './use-post-editor.ts';
import { useSaver } from './use-saver.ts';
import { Writing } from './writing.tsx';
import '../editor.css';

/** The text as it is typed, put together from the editor and the fields around it. */
const useTyped = (start: PostText, onTyped: (text: PostText) => void) => {
  const [text, setText] = useState(start);
  const newest = useRef(start);
  const change = useCallback(
    (part: Partial<PostText>) => {
      const { ending, ...next } = { ...newest.current, ...part };
      newest.current = ending === undefined ? next : { ...next, ending };
      setText(newest.current);
      onTyped(newest.current);
    },
    [onTyped],
  );
  const show = useCallback((other: PostText) => {
    newest.current = other;
    setText(other);
  }, []);
  return { text, change, show };
};

/** The editor of a post whose text is there. */
export const Editor = ({ id, opened }: { readonly id: string; readonly opened: OpenedText }) => {
  const { saver, saving } = useSaver(id, opened.now);
  const { text, change, show } = useTyped(opened.now.text, saver.type);
  const editor = usePostEditor(opened.now.text, change as (written: WrittenPart) => void);
  const showText = (other: PostText) => {
    show(other);
    openIn(editor, other);
  };
  return (
    <div className="@container">
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-8 @4xl:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
        <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-6">
          <div className="grid gap-3">
            <div className="flex flex-wrap items-center justify-between gap-3">
              <SavingLine saving={saving} />
              <Preview id={id} text={text} />
            </div>
            <Notices
              id={id}
              found={opened.found}
              saver={saver}
              saving={saving}
              text={text}
              onText={showText}
            />
          </div>
          <PostFields value={text satisfies FieldPart} onChange={change} />
          <Writing post={id} editor={editor} />
          <EndingFields value={text.ending} onChange={(ending) => change({ ending })} />
        </div>
        <ChecksPanel id={id} text={text} />
      </div>
    </div>
  );
};
