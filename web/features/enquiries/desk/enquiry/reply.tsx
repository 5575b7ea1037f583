import { type FormEvent, useState } from 'react';
import type { Enquiry } from '#domain/enquiries/enquiry.ts';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/feedback/toaster.tsx';
import { PlainTextArea } from '#web/ui/forms/plain-field.tsx';
import { useAnswer } from '../use-enquiries.ts';
import { Refused, wasChanged } from './refused.tsx';

/**
 * Writes to the sender. The answer belongs to the enquiry as it was when somebody began to write: if a colleague answers
 * meanwhile, it is not sent until they have seen that.
 */
export const Reply = ({
  enquiry,
  begunOn,
  onBegun,
}: {
  readonly enquiry: Enquiry;
  /** The version of the enquiry on which somebody began to write; nothing where nobody has. */
  readonly begunOn: number | undefined;
  readonly onBegun: (version: number | undefined) => void;
}) => {
  const answer = useAnswer(enquiry.reference);
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<string>();
  const write = (typed: string): void => {
    setText(typed);
    setProblem(undefined);
    onBegun(typed === '' ? undefined : (begunOn ?? enquiry.version));
  };
  const send = (event: FormEvent): void => {
    event.preventDefault();
    const message = text.trim();
    setProblem(message ? undefined : 'Write what the sender shall read');
    if (!message) return;
    answer.mutate(
      { version: begunOn ?? enquiry.version, message },
      {
        onSuccess: () => {
          write('');
          toast.success(`Your answer is on its way to ${enquiry.email}.`);
        },
        onError: (error) => wasChanged(error) && onBegun(undefined),
      },
    );
  };
  return (
    <form onSubmit={send} noValidate className="grid gap-3">
      <PlainTextArea
        label={`Answer to ${enquiry.name}`}
        hint={`Goes to ${enquiry.email}, with their message below and our phone number.`}
        required
        rows={7}
        maxLength={8000}
        value={text}
        error={problem}
        onChange={({ target }) => write(target.value)}
      />
      {answer.isError ? <Refused error={answer.error} /> : null}
      <Button type="submit" className="justify-self-start" busy={answer.isPending} busyText="Sending...">
        Send the answer
      </Button>
    </form>
  );
};
