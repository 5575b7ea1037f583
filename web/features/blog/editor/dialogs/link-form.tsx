import { $isLinkNode, $toggleLink } from '@lexical/link';
import {
  $createTextNode,
  $findMatchingParent,
  $getSelection,
  $isRangeSelection,
  type LexicalEditor,
} from 'lexical';
import { useState } from 'react';
import { LinkTarget } from '#domain/blog/body/link.ts';
import { sitePaths } from '#domain/kernel/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/forms/text-field.tsx';
import type { TextFormProps } from './form-props.ts';

interface LinkHere {
  readonly to: string;
  /** Nothing is selected, so the words of the link are asked for. */
  readonly needsWords: boolean;
}

const linkHere = (editor: LexicalEditor): LinkHere =>
  editor.getEditorState().read(() => {
    const selection = $getSelection();
    if (!$isRangeSelection(selection)) return { to: '', needsWords: true };
    const link = $findMatchingParent(selection.anchor.getNode(), $isLinkNode);
    const to = $isLinkNode(link) ? link.getURL() : '';
    return { to, needsWords: to === '' && selection.isCollapsed() };
  });

const $setLink = (to: string | null, words: string): void => {
  const selection = $getSelection();
  if (words !== '' && $isRangeSelection(selection)) {
    const text = $createTextNode(words);
    selection.insertNodes([text]);
    text.select(0, words.length);
  }
  $toggleLink(to);
  const now = $getSelection();
  if ($isRangeSelection(now)) now.anchor.set(now.focus.key, now.focus.offset, now.focus.type);
};

/** Asks where words lead. */
export const LinkForm = ({ editor, apply }: TextFormProps) => {
  const [here] = useState(() => linkHere(editor));
  const [to, setTo] = useState(here.to);
  const [words, setWords] = useState('');
  const [error, setError] = useState<string>();
  const send = () => {
    const target = LinkTarget.safeParse(to.trim());
    if (!target.success) setError(target.error.issues[0]?.message);
    else if (here.needsWords && words.trim() === '') setError('Write the words of the link below.');
    else apply(() => $setLink(target.data, words.trim()));
  };
  return (
    <form
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <TextField
        label="Address"
        hint="A page of ours such as /rates, or an address that begins with https://"
        list="post-pages"
        value={to}
        error={error}
        autoCapitalize="off"
        onChange={(event) => {
          setTo(event.target.value);
          setError(undefined);
        }}
      />
      <datalist id="post-pages">
        {sitePaths.map((path) => (
          <option key={path} value={path} />
        ))}
      </datalist>
      {here.needsWords ? (
        <TextField
          label="Words of the link"
          hint="Say where it leads: “today’s rates”, not “click here”."
          value={words}
          onChange={(event) => setWords(event.target.value)}
        />
      ) : null}
      <div className="flex flex-wrap gap-3">
        <Button type="submit">{here.to ? 'Change the link' : 'Set the link'}</Button>
        {here.to ? (
          <Button look="plain" onClick={() => apply(() => $setLink(null, ''))}>
            Remove the link
          </Button>
        ) : null}
      </div>
    </form>
  );
};
