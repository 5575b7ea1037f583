import { type FormEvent, useState } from 'react';
import { collectorWords, collectWords, mayNameWords } from '#domain/shipments/handover/collect-words.ts';
import { Button } from '#web/ui/button.tsx';
import { PlainInput } from '#web/ui/forms/plain-field.tsx';
import { askByLink } from './ask.ts';
import type { ShownProps } from './props.ts';

const SHORTEST = 2;

/** Who collects in place of the receiver: a name, or nobody. */
export const Collector = ({ token, page, load }: ShownProps) => {
  const [name, setName] = useState('');
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);
  const save = async (given: string | undefined): Promise<void> => {
    setBusy(true);
    const answer = await askByLink(token, '/collector', {
      method: 'PUT',
      body: { version: page.collector.version, ...(given === undefined ? {} : { name: given }) },
    });
    setProblem(answer.kind === 'ok' ? undefined : answer.message);
    // What was typed stays when it was not saved.
    if (answer.kind === 'ok') setName('');
    await load();
    setBusy(false);
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const given = name.trim();
    if (given.length < SHORTEST) setProblem(collectWords.nameMissing);
    else void save(given);
  };
  const named = collectorWords(page);
  if (named !== undefined)
    return (
      <>
        <p className="min-w-0 break-words">{named}</p>
        {problem === undefined ? null : <p role="alert">{problem}</p>}
        <Button
          look="plain"
          className="justify-self-start print:hidden"
          busy={busy}
          onClick={() => void save(undefined)}
        >
          {collectWords.takeBack}
        </Button>
      </>
    );
  return (
    <form
      noValidate
      onSubmit={submit}
      aria-label={collectWords.collector}
      className="grid max-w-xl gap-3 print:hidden"
    >
      <p>{mayNameWords(page)}</p>
      <PlainInput
        label={collectWords.collectorName}
        name="collector"
        value={name}
        onChange={({ target }) => {
          setName(target.value);
          setProblem(undefined);
        }}
        error={problem}
        required
        autoComplete="off"
        maxLength={100}
      />
      <Button type="submit" look="plain" className="justify-self-start" busy={busy}>
        {collectWords.nameThem}
      </Button>
    </form>
  );
};
