import { type ReactNode, useState } from 'react';
import { messageOf } from '#web/api/api-error.ts';
import { Button } from '#web/ui/button.tsx';
import { Alert } from '#web/ui/feedback/alert.tsx';
import { PlainInput } from '#web/ui/forms/plain-field.tsx';

/** A small form with a note that is required, and perhaps other fields above it. What was typed stays when it is refused. */
export const NotedForm = ({
  label,
  press,
  busy,
  error,
  disabled = false,
  onSend,
  children,
}: {
  readonly label: string;
  readonly press: string;
  readonly busy: boolean;
  readonly error: Error | null;
  readonly disabled?: boolean;
  /** Sends it. `done` empties the note. */
  readonly onSend: (note: string, done: () => void) => void;
  readonly children?: ReactNode;
}) => {
  const [note, setNote] = useState('');
  return (
    <form
      className="grid gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        if (note.trim()) onSend(note.trim(), () => setNote(''));
      }}
    >
      {children}
      <div className="flex flex-wrap items-end gap-2">
        <div className="min-w-0 flex-1 basis-56">
          <PlainInput
            label={label}
            required
            maxLength={1000}
            value={note}
            onChange={({ target }) => setNote(target.value)}
          />
        </div>
        <Button type="submit" look="plain" busy={busy} disabled={disabled || !note.trim()}>
          {press}
        </Button>
      </div>
      {error === null ? null : <Alert title="Not saved">{messageOf(error)}</Alert>}
    </form>
  );
};
