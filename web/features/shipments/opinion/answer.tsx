import { type FormEvent, useState } from 'react';
import type { OpinionPage } from '#domain/shipments/opinion/endpoints.ts';
import { type Mark, markNames, marks, WORDS_MAX } from '#domain/shipments/opinion/mark.ts';
import { opinionWords } from '#domain/shipments/opinion/opinion-words.ts';
import { Button } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { PlainTextArea } from '#web/ui/forms/plain-field.tsx';
import { useAnswer } from './use-answer.ts';

/** One tap is the answer. The one that was given stays marked. */
const Marks = ({
  given,
  disabled,
  choose,
}: {
  readonly given: Mark | undefined;
  readonly disabled: boolean;
  readonly choose: (mark: Mark) => void;
}) => (
  <fieldset aria-label={opinionWords.title} className="grid gap-3 sm:grid-cols-3">
    {marks.map((mark) => (
      <button
        key={mark}
        type="button"
        aria-pressed={given === mark}
        disabled={disabled}
        onClick={() => choose(mark)}
        className={classNames(
          'min-h-16 cursor-pointer rounded-label border-[1.5px] px-4 text-xl font-semibold disabled:cursor-default',
          given === mark ? 'border-ink bg-ink text-paper' : 'border-edge bg-sheet enabled:hover:bg-sunk',
        )}
      >
        {markNames[mark]}
      </button>
    ))}
  </fieldset>
);

/** A few words besides, for whoever wants to add some. */
const More = ({
  words,
  busy,
  send,
}: {
  readonly words: string;
  readonly busy: boolean;
  readonly send: (words: string) => void;
}) => {
  const [typed, setTyped] = useState(words);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    send(typed.trim());
  };
  return (
    <form onSubmit={submit} className="grid justify-items-start gap-3">
      <div className="w-full">
        <PlainTextArea
          label={opinionWords.more}
          hint={opinionWords.moreHint}
          name="words"
          rows={3}
          maxLength={WORDS_MAX}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
      </div>
      <Button type="submit" busy={busy} disabled={typed.trim() === words}>
        {opinionWords.send}
      </Button>
    </form>
  );
};

/** What they wrote, which they see has come, and the way to change it. */
const Written = ({ words, change }: { readonly words: string; readonly change?: () => void }) => (
  <div className="grid justify-items-start gap-3">
    <p className="font-semibold">{opinionWords.wrote}</p>
    <blockquote className="max-w-prose whitespace-pre-line break-words border-s-4 border-rule ps-3">
      {words}
    </blockquote>
    {change === undefined ? null : (
      <Button look="plain" onClick={change}>
        {opinionWords.change}
      </Button>
    )}
  </div>
);

/** The question with the answer that was given. */
export const Answer = ({
  token,
  first,
  load,
}: {
  readonly token: string;
  /** The page as it was when the link was opened. */
  readonly first: OpinionPage;
  /** Reads it again. */
  readonly load: () => Promise<void>;
}) => {
  const { page, busy, problem, sent, give } = useAnswer(token, first, load);
  const { mark, words = '', thanks, mayChange } = page;
  const [isChanging, setChanging] = useState(false);
  return (
    <div className="label-sheet grid gap-5 p-5 sm:p-6">
      <p className="text-lg">{page.what}</p>
      <Marks given={mark} disabled={busy || !mayChange} choose={(chosen) => give({ mark: chosen, words })} />
      <div role="status" className="grid gap-2 empty:hidden">
        {thanks === undefined ? null : <p className="text-lg font-semibold">{thanks}</p>}
        {sent ? <p>{opinionWords.sent}</p> : null}
        {mayChange ? null : <p>{opinionWords.stays}</p>}
      </div>
      {problem === undefined ? null : (
        <p role="alert" className="rounded-label border border-s-[6px] border-wrong bg-wrong-wash px-4 py-3">
          {problem}
        </p>
      )}
      {mark !== undefined && mayChange && (words === '' || isChanging) ? (
        <More
          words={words}
          busy={busy}
          send={(more) => {
            setChanging(false);
            give({ mark, words: more });
          }}
        />
      ) : null}
      {words === '' || (mayChange && isChanging) ? null : (
        <Written words={words} {...(mayChange ? { change: () => setChanging(true) } : {})} />
      )}
      <p className="text-sm text-ink-soft">{opinionWords.privacy}</p>
    </div>
  );
};
