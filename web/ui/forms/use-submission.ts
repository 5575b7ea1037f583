import { type RefObject, useEffect, useRef, useState } from 'react';
import type { FieldErrors, FieldValues, Path } from 'react-hook-form';
import type { SchemaForm } from './use-schema-form.ts';

/** What a form does when it is sent. */
interface SubmissionPlan<Values extends FieldValues, Ready> {
  /** Sends the parsed values; not called while any field is wrong. */
  readonly send: (ready: Ready) => Promise<void>;
  /** Message for an error thrown by `send`. */
  readonly explain: (thrown: unknown) => string;
  readonly invalid?: (errors: FieldErrors<Values>) => void;
}

/** State of a submission: whether it is running, its failure, and the form's element for focus. */
export interface Submission {
  readonly busy: boolean;
  readonly failure: string;
  readonly submit: () => Promise<void>;
  readonly formElement: RefObject<HTMLFormElement | null>;
}

/** Marks wrong fields with the server's messages. */
export const showProblems = <Values extends FieldValues, Ready>(
  form: SchemaForm<Values, Ready>,
  problems: Readonly<Record<string, string | undefined>>,
): void => {
  form.clearErrors();
  for (const [field, message] of Object.entries(problems))
    if (message) form.setError(field as Path<Values>, { type: 'server', message });
};

/** Sends a form at most once at a time. A form with a wrong field is not sent, and the focus goes to the first of them. */
export const useSubmission = <Values extends FieldValues, Ready>(
  form: SchemaForm<Values, Ready>,
  { send, explain, invalid }: SubmissionPlan<Values, Ready>,
): Submission => {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState('');
  const [refused, setRefused] = useState(0);
  const underWay = useRef(false);
  const formElement = useRef<HTMLFormElement>(null);

  useEffect(() => {
    if (refused > 0) formElement.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [refused]);

  const sendReady = (ready: Ready): Promise<void> => {
    setBusy(true);
    return send(ready);
  };
  const submit = async (): Promise<void> => {
    if (underWay.current) return;
    underWay.current = true;
    setFailure('');
    try {
      let isRefused = false;
      await form.handleSubmit(sendReady, (errors) => {
        isRefused = true;
        invalid?.(errors);
      })();
      // After the callback, because the form shows its messages only then.
      if (isRefused) setRefused((times) => times + 1);
    } catch (thrown) {
      setFailure(explain(thrown));
      // The server may have named a field.
      setRefused((times) => times + 1);
    } finally {
      underWay.current = false;
      setBusy(false);
    }
  };
  return { busy, failure, submit, formElement };
};
