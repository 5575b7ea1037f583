import { type ReactNode, useEffect, useRef } from 'react';
import { type FieldValues, FormProvider, type UseFormReturn } from 'react-hook-form';
import { Button } from '#web/ui/button.tsx';
import { Alert } from '#web/ui/feedback/alert.tsx';
import type { Submission } from './use-submission.ts';

/** What went wrong, announced and focused, so that nobody is left on a button that did nothing. */
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

/** A form of one button. Our own messages appear instead of the browser's; everything rests while it is being sent. */
export const SubmissionForm = <Values extends FieldValues>({
  form,
  submission,
  submitText,
  busyText,
  failureActions,
  children,
  below,
}: {
  readonly form: UseFormReturn<Values>;
  readonly submission: Submission;
  readonly submitText: string;
  readonly busyText: string;
  readonly failureActions?: ReactNode;
  readonly children: ReactNode;
  readonly below?: ReactNode;
}) => {
  const { busy, failure, submit, formElement } = submission;
  return (
    <FormProvider {...form}>
      <form
        ref={formElement}
        noValidate
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        <Failure message={failure} actions={failureActions} />
        <fieldset disabled={busy} className="grid gap-4">
          {children}
        </fieldset>
        <Button type="submit" wide busy={busy} busyText={busyText}>
          {submitText}
        </Button>
        {below}
      </form>
    </FormProvider>
  );
};
