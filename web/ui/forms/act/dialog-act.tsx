import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { Button, type ButtonProps } from '../../button.tsx';
import { ActButton, ActFailure, ActForm } from './act-form.tsx';
import type { Act } from './use-act.ts';

export interface DialogActProps<Values extends FieldValues, Ready> {
  readonly act: Act<Values, Ready>;
  /** Text of the button that does it. */
  readonly press: string;
  readonly look?: ButtonProps['look'];
  readonly disabled?: boolean;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** The form of one act in a dialog, with its two ways out. `words` say why it was not done. */
export const DialogAct = <Values extends FieldValues, Ready>({
  act,
  press,
  look = 'primary',
  disabled = false,
  words,
  onClose,
  children,
}: DialogActProps<Values, Ready> & { readonly words: (error: Error) => ReactNode }) => (
  <ActForm act={act} className="grid gap-4">
    {children}
    <ActFailure act={act} words={words} />
    <div className="flex flex-wrap gap-2">
      <ActButton act={act} look={look} className="" disabled={disabled}>
        {press}
      </ActButton>
      <Button look="plain" disabled={act.busy} onClick={onClose}>
        Not now
      </Button>
    </div>
  </ActForm>
);
