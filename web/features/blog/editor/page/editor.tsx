import { useCallback, useId, useRef, useState } from 'react';
import type { PostText } from '#domain/blog/text/post-text.ts';
import { Button } from '#web/ui/button.tsx';
import { Alert } from '#web/ui/feedback/alert.tsx';
import { Instant } from '#web/ui/text/instant.tsx';
import { useSite } from '../../text/use-site.ts';
import { ChecksPanel } from '../beside/checks-panel.tsx';
import { Preview } from '../beside/preview.tsx';
import { EndingFields } from '../fields/ending-fields.tsx';
import { type FieldPart, PostFields } from '../fields/post-fields.tsx';
import { isUnsaved } from '../saving/autosave.ts';
import type { OpenedText } from '../saving/open-text.ts';
import { Toolbar } from '../toolbar/toolbar.tsx';
import { Conflict, NewerText } from './conflict.tsx';
import { FormDialog } from './form-dialog.tsx';
import { SavingLine } from './saving-line.tsx';
import { Surface } from './surface.tsx';
import { useForms } from './use-forms.ts';
import { useNewerText } from './use-newer-text.ts';
import { useOtherText } from './use-other-text.ts';
import { openIn, usePostEditor, type WrittenPart } from './use-post-editor.ts';
import { useSaver } from './use-saver.ts';
import '../editor.css';

/** The whole would be removed, which somebody has to want. */
const EmptyQuestion = ({
  onEmpty,
  onBack,
}: {
  readonly onEmpty: () => void;
  readonly onBack: () => void;
}) => (
  <Alert
    kind="warning"
    title="Remove the whole text?"
    actions={
      <>
        <Button look="plain" onClick={onBack}>
          Bring the text back
        </Button>
        <Button look="danger" onClick={onEmpty}>
          Remove it
        </Button>
      </>
    }
  >
    Nothing is left of the text. The saved text stays until you decide.
  </Alert>
);

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
  const site = useSite();
  const hint = useId();
  const { saver, saving } = useSaver(id, opened.now);
  const { text, change, show } = useTyped(opened.now.text, saver.type);
  const editor = usePostEditor(opened.now.text, change as (written: WrittenPart) => void);
  const forms = useForms(editor);
  const showText = (other: PostText) => {
    show(other);
    openIn(editor, other);
  };
  const other = useOtherText(id, saver, showText);
  const newer = useNewerText(id, saving.now);
  const { theirs, empties, safe } = saving.now;
  return (
    <div className="@container">
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-8 @4xl:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
        <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-6">
          <div className="grid gap-3">
            <div className="flex flex-wrap items-center justify-between gap-3">
              <SavingLine saving={saving} />
              <Preview text={text} />
            </div>
            {opened.found ? (
              <Alert kind="info">
                You typed this on this device <Instant at={opened.found} />, and it was not saved then. It is
                here again.
              </Alert>
            ) : null}
            {theirs ? (
              <Conflict
                saved={theirs.saved}
                busy={other.busy}
                failure={other.failure}
                onTheirs={() => void other.takeTheirs()}
                onMine={() => void other.takeMine()}
              />
            ) : null}
            {newer && !isUnsaved(saving.now) ? (
              <NewerText saved={newer} onLoad={() => other.show(newer)} />
            ) : null}
            {empties === 'asked' ? (
              <EmptyQuestion
                onEmpty={saver.empty}
                onBack={() => {
                  showText({ ...text, lead: safe.lead, body: safe.body });
                  saver.type({ ...text, lead: safe.lead, body: safe.body });
                }}
              />
            ) : null}
          </div>
          <PostFields value={text satisfies FieldPart} onChange={change} />
          <div className="min-w-0">
            <Toolbar editor={editor} onOpen={forms.open} />
            <p id={hint} className="sr-only">
              Escape or Alt and F10 lead to the toolbar, Escape leads back.
            </p>
            <Surface editor={editor} site={site} label="Text of the post" describedBy={hint} />
          </div>
          <FormDialog
            form={forms.form}
            editor={editor}
            site={site}
            apply={forms.apply}
            onClose={forms.close}
          />
          <EndingFields value={text.ending} onChange={(ending) => change({ ending })} />
        </div>
        <ChecksPanel id={id} text={text} />
      </div>
    </div>
  );
};
