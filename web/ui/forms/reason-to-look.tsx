import { useState } from 'react';
import { Button } from '../button.tsx';
import { ActButton, ActFailure, ActForm } from './act/act-form.tsx';
import { type Change, useAct } from './act/use-act.ts';
import { PlainInput } from './plain-field.tsx';

const MIN_REASON = 5;

/** Asks why somebody needs a number that is kept sealed, before it is shown. The reason is written down with who asked. */
export const ReasonToLook = <Input, Reply>({
  button,
  label,
  show,
  change,
  input,
}: {
  /** Text of the button that opens the form. */
  readonly button: string;
  /** Label of the reason. */
  readonly label: string;
  /** Text of the button that shows the number. */
  readonly show: string;
  /** The call that brings the number. */
  readonly change: Change<Input, Reply>;
  readonly input: (reason: string) => Input;
}) => {
  const [isOpen, setOpen] = useState(false);
  const act = useAct(change, { begin: { reason: '' }, input: ({ reason }) => input(reason), keeps: 'all' });
  if (!isOpen)
    return (
      <Button look="quiet" className="justify-self-start" onClick={() => setOpen(true)}>
        {button}
      </Button>
    );
  return (
    <ActForm act={act} noValidate={false} className="grid gap-3">
      <PlainInput
        label={label}
        hint="This is written down with your name."
        required
        minLength={MIN_REASON}
        maxLength={200}
        {...act.field('reason')}
      />
      <ActFailure act={act} />
      <ActButton act={act} look="plain">
        {show}
      </ActButton>
    </ActForm>
  );
};
