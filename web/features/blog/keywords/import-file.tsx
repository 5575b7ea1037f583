import { useState } from 'react';
import { KEYWORDS_MAX, type KeywordWithPosts, phraseKey } from '#domain/blog/keywords/keyword.ts';
import { type ReadFile, readKeywordFile } from '#domain/blog/keywords/keyword-file.ts';
import { messageOf } from '#web/api/api-error.ts';
import { AskFirst } from '#web/ui/asking/ask-first.tsx';
import { Button } from '#web/ui/button.tsx';
import { Alert } from '#web/ui/feedback/alert.tsx';
import { toast } from '#web/ui/feedback/toaster.tsx';
import { PlainInput } from '#web/ui/forms/plain-field.tsx';
import { useSetKeywords } from './use-keywords.ts';

/** A file of the largest list is a tenth of this. */
const FILE_MAX_BYTES = 1_000_000;
const LINES_SHOWN = 10;

const phrases = (count: number): string => (count === 1 ? '1 phrase' : `${count} phrases`);

const Unreadable = ({ unreadable }: Pick<ReadFile, 'unreadable'>) =>
  unreadable.length === 0 ? null : (
    <Alert kind="warning" title="These lines are left out">
      <ul className="list-disc ps-5">
        {unreadable.slice(0, LINES_SHOWN).map(({ line, why }) => (
          <li key={line}>
            Line {line}: {why}
          </li>
        ))}
      </ul>
      {unreadable.length > LINES_SHOWN ? <p>And {unreadable.length - LINES_SHOWN} more.</p> : null}
    </Alert>
  );

const Choose = ({
  kept,
  onDone,
}: {
  readonly kept: readonly KeywordWithPosts[];
  readonly onDone: () => void;
}) => {
  const [read, setRead] = useState<ReadFile>();
  const [problem, setProblem] = useState<string>();
  const change = useSetKeywords();
  const choose = async (file: File | undefined): Promise<void> => {
    setRead(undefined);
    const isLarge = file !== undefined && file.size > FILE_MAX_BYTES;
    setProblem(isLarge ? 'This file is too large to be a list of phrases.' : undefined);
    if (file !== undefined && !isLarge) setRead(readKeywordFile(await file.text()));
  };
  const known = new Set(kept.map(({ phrase }) => phraseKey(phrase)));
  const count = read?.keywords.length ?? 0;
  const replaced = read?.keywords.filter(({ phrase }) => known.has(phraseKey(phrase))).length ?? 0;
  const after = kept.length + count - replaced;
  return (
    <div className="grid gap-4">
      <p>
        A CSV file whose first line names its columns: Phrase, Intent, Destination, Service. A phrase that is
        here already is replaced. None is removed.
      </p>
      <PlainInput
        label="File"
        type="file"
        accept=".csv,text/csv"
        optional={false}
        error={problem}
        onChange={({ target }) => void choose(target.files?.[0])}
      />
      {read === undefined ? null : (
        <>
          <p role="status">
            {phrases(count - replaced)} new, {phrases(replaced)} replaced.
          </p>
          <Unreadable unreadable={read.unreadable} />
          {change.error === null ? null : <Alert title="Not taken over">{messageOf(change.error)}</Alert>}
          {after > KEYWORDS_MAX ? (
            <Alert title="These are too many phrases">
              There would be {after}, and at most {KEYWORDS_MAX} are kept. Take some lines out of the file and
              choose it again.
            </Alert>
          ) : count === 0 ? null : (
            <Button
              className="justify-self-start"
              busy={change.isPending}
              onClick={() =>
                change.mutate(
                  { set: read.keywords },
                  {
                    onSuccess: () => {
                      toast.success(`${phrases(count)} taken over`);
                      onDone();
                    },
                  },
                )
              }
            >
              Take over {phrases(count)}
            </Button>
          )}
        </>
      )}
    </div>
  );
};

/** Takes phrases from a file, after it has said what is in it. */
export const ImportFile = ({ kept }: { readonly kept: readonly KeywordWithPosts[] }) => (
  <AskFirst title="Phrases from a file" button="Import CSV" look="plain">
    {(close) => <Choose kept={kept} onDone={close} />}
  </AskFirst>
);
