import { type ComponentProps, type ReactNode, useEffect, useRef } from 'react';
import type { FieldValues } from 'react-hook-form';
import { messageOf } from '#web/api/api-error.ts';
import { Button, type ButtonProps } from '../../button.tsx';
import { Alert, type AlertProps } from '../../feedback/alert.tsx';
import { FormFrame } from '../submission-form.tsx';
import type { Act } from './use-act.ts';

/** The form element of an act. */
export const ActForm = <Values extends FieldValues, Ready>({
  act: { form, submission },
  ...rest
}: { readonly act: Act<Values, Ready> } & Omit<ComponentProps<typeof FormFrame>, 'form' | 'submission'>) => (
  <FormFrame form={form} submission={submission} {...rest} />
);

/** Why the act was not done. It takes the focus, so that it is noticed wherever the page stands. */
export const ActFailure = ({
  act: { error },
  words,
  look,
  ...rest
}: {
  readonly act: { readonly error: Error | null };
  /** Shows it in another way than by its message. */
  readonly words?: (error: Error) => ReactNode;
  /** One line of text, where a box would stand in a box. */
  readonly look?: 'line';
} & Pick<AlertProps, 'kind' | 'title'>) => {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (error) box.current?.focus();
  }, [error]);
  return error ? (
    <div ref={box} tabIndex={-1}>
      {words?.(error) ??
        (look === 'line' ? (
          <p role="alert" className="font-semibold text-wrong">
            {messageOf(error)}
          </p>
        ) : (
          <Alert {...rest}>{messageOf(error)}</Alert>
        ))}
    </div>
  ) : null;
};

/** The button that sends the form. It is busy while the call is under way. */
export const ActButton = ({
  act: { busy },
  ...rest
}: { readonly act: { readonly busy: boolean } } & ButtonProps) => (
  <Button type="submit" className="justify-self-start" busy={busy} {...rest} />
);
