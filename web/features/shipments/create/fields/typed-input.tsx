import type { ComponentProps } from 'react';
import { PlainInput } from '#web/ui/forms/plain-field.tsx';
import type { Wizard } from '../use-wizard.ts';

/** One line of text of the wizard. It keeps what was typed, and shows its problem once it was left. */
export const TypedInput = ({
  wizard,
  field,
  onType,
  ...rest
}: {
  readonly wizard: Pick<Wizard, 'problemOf' | 'leave'>;
  /** Id of the element: the path of the field, which problems refer to. */
  readonly field: string;
  readonly onType: (text: string) => void;
} & Omit<ComponentProps<typeof PlainInput>, 'id' | 'error' | 'onChange' | 'onBlur'>) => (
  <PlainInput
    autoComplete="off"
    {...rest}
    id={field}
    error={wizard.problemOf(field)}
    onChange={({ target }) => onType(target.value)}
    onBlur={() => wizard.leave(field)}
  />
);
