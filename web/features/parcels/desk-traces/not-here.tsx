import { useState } from 'react';
import { traceEndpoints } from '#domain/parcels/trace/endpoints.ts';
import type { Trace } from '#domain/parcels/trace/trace.ts';
import { messageOf } from '#web/api/api-error.ts';
import { Button } from '#web/ui/button.tsx';
import { Alert } from '#web/ui/feedback/alert.tsx';
import { toast } from '#web/ui/feedback/toaster.tsx';
import { PlainTextArea } from '#web/ui/forms/plain-field.tsx';
import { useTraceChange } from './use-desk-traces.ts';

/** The shortest answer that says what was done. */
const SHORTEST = 10;

/** Answers that it is not here. Its owner shows what we write to the store. */
export const NotHere = ({ trace: { reference, version } }: { readonly trace: Trace }) => {
  const answer = useTraceChange(traceEndpoints.traceNotHere);
  const [text, setText] = useState('');
  const [wasSent, setSent] = useState(false);
  const problem = text.trim().length < SHORTEST ? 'Write what you found' : undefined;
  const send = (): void => {
    setSent(true);
    if (problem !== undefined) return;
    answer.mutate(
      { params: { reference }, body: { version, text: text.trim() } },
      { onSuccess: () => toast.success('Answered. Its owner is told') },
    );
  };
  return (
    <form
      noValidate
      className="grid gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <PlainTextArea
        label="What was done, and what did you find?"
        hint="Its owner reads this, and can show it to the store."
        optional={false}
        rows={3}
        maxLength={600}
        value={text}
        error={wasSent ? problem : undefined}
        onChange={({ target }) => setText(target.value)}
      />
      {answer.error ? <Alert title="Not answered">{messageOf(answer.error)}</Alert> : null}
      <Button type="submit" look="plain" className="justify-self-start" busy={answer.isPending}>
        Answer that it is not here
      </Button>
    </form>
  );
};
