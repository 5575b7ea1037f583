import { useState } from 'react';
import { QUOTE_TEXT_MAX } from '#domain/quotes/limits.ts';
import { messageOf } from '#web/api/api-error.ts';
import { Button } from '#web/ui/button.tsx';
import { Alert } from '#web/ui/feedback/alert.tsx';
import { PlainTextArea } from '#web/ui/forms/plain-field.tsx';
import type { DeskActions } from './use-desk-quotes.ts';

/** A reply to the customer, or a note for colleagues. What was typed stays until it is saved. */
export const WriteForm = ({
  label,
  hint,
  press,
  version,
  write,
}: {
  readonly label: string;
  readonly hint: string;
  readonly press: string;
  readonly version: number;
  readonly write: DeskActions['reply'];
}) => {
  const [text, setText] = useState('');
  return (
    <form
      className="grid gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        if (text.trim()) write.mutate({ version, text: text.trim() }, { onSuccess: () => setText('') });
      }}
    >
      <PlainTextArea
        label={label}
        hint={hint}
        required
        rows={3}
        maxLength={QUOTE_TEXT_MAX}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      {write.error ? <Alert kind="warning">{messageOf(write.error)}</Alert> : null}
      <Button
        type="submit"
        look="plain"
        className="justify-self-start"
        busy={write.isPending}
        disabled={!text.trim()}
      >
        {press}
      </Button>
    </form>
  );
};
