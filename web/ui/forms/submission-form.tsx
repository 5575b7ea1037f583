import { type ComponentProps, type ReactNode, useEffect, useRef } from 'react';
import { type FieldValues, FormProvider } from 'react-hook-form';
import { Button } from '#web/ui/button.tsx';
import { Alert } from '#web/ui/feedback/alert.tsx';
import type { SchemaForm } from './use-schema-form.ts';
import type { Submission } from './use-submission.ts';

/** The failure of a form, announced and focused. */
export const Failure = ({ message, actions }: { readonly message: string; readonly actions?: ReactNode }) => {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (message) box.current?.focus();
  }, [message]);
  return message ? (
    <div ref={box} tabIndex={-1}>
      <Alert actions={actions}>{message}</Alert>
    </div>
  ) : null;
};

/** The form element. It shows our own messages instead of the browser's, unless `noValidate` is false. */
export const FormFrame = <Values extends FieldValues, Ready>({
  form,
  submission,
  children,
  ...rest
}: {
  readonly form: SchemaForm<Values, Ready>;
  readonly submission: Submission;
  readonly children: ReactNode;
} & Pick<ComponentProps<'form'>, 'className' | 'hidden' | 'noValidate' | 'aria-label'>) => (
  <FormProvider {...form}>
    <form
      noValidate
      {...rest}
      ref={submission.formElement}
      // Without our code a browser must not write what was typed into the address.
      method="post"
      onSubmit={(event) => {
        event.preventDefault();
        void submission.submit();
      }}
    >
      {children}
    </form>
  </FormProvider>
);

/** A form with one button. It is disabled while it is sent. */
export const SubmissionForm = <Values extends FieldValues, Ready>({
  form,
  submission,
  submitText,
  busyText,
  failureActions,
  children,
  below,
}: {
  readonly form: SchemaForm<Values, Ready>;
  readonly submission: Submission;
  readonly submitText: string;
  readonly busyText: string;
  readonly failureActions?: ReactNode;
  readonly children: ReactNode;
  readonly below?: ReactNode;
}) => {
  const { busy, failure } = submission;
  return (
    <FormFrame form={form} submission={submission} className="grid gap-4">
      <Failure message={failure} actions={failureActions} />
      <fieldset disabled={busy} className="grid gap-4">
        {children}
      </fieldset>
      <Button type="submit" wide busy={busy} busyText={busyText}>
        {submitText}
      </Button>
      {below}
    </FormFrame>
  );
};
