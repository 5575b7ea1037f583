import { useState } from 'react';
import { Button } from '../button.tsx';
import { Alert } from '../feedback/alert.tsx';
import { PlainInput } from './plain-field.tsx';

const MIN_REASON = 5;

/** Asks why somebody needs a number that is kept sealed, before it is shown. The reason is written down with who asked. */
export const ReasonToLook = ({
  button,
  label,
  show,
  busy,
  problem,
  onLook,
}: {
  /** Text of the button that opens the form. */
  readonly button: string;
  /** Label of the reason. */
  readonly label: string;
  /** Text of the button that shows the number. */
  readonly show: string;
  readonly busy: boolean;
  /** Why it could not be shown. */
  readonly problem: string | undefined;
  readonly onLook: (reason: string) => void;
}) => {
  const [isOpen, setOpen] = useState(false);
  const [reason, setReason] = useState('');
  if (!isOpen)
    return (
      <Button look="quiet" className="justify-self-start" onClick={() => setOpen(true)}>
        {button}
      </Button>
    );
  return (
    <form
      method="post"
      className="grid gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        onLook(reason);
      }}
    >
      <PlainInput
        label={label}
        hint="This is written down with your name."
        required
        minLength={MIN_REASON}
        maxLength={200}
        value={reason}
        onChange={({ target }) => setReason(target.value)}
      />
      {problem === undefined ? null : <Alert>{problem}</Alert>}
      <Button type="submit" look="plain" busy={busy} className="justify-self-start">
        {show}
      </Button>
    </form>
  );
};
