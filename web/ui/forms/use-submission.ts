import { type RefObject, useEffect, useRef, useState } from 'react';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import type { FieldErrors } from '#domain/kernel/field-errors.ts';
import { focusFirstInvalid } from './focus-first-invalid.ts';

/** What a form does when it is sent. */
export interface SubmissionPlan<Values extends FieldValues> {
  /** One message per wrong field; nothing is sent while there are any. */
  readonly problems: (values: Values) => FieldErrors<Path<Values>>;
  readonly send: (values: Values) => Promise<void>;
  /** What to tell the person about something thrown by `send`. */
  readonly explain: (thrown: unknown) => string;
  readonly invalid?: (problems: FieldErrors<Path<Values>>) => void;
}

/** A form being sent: whether it is under way, what went wrong, and the form's element for focus. */
export interface Submission {
  readonly busy: boolean;
  readonly failure: string;
  readonly submit: () => Promise<void>;
  readonly formElement: RefObject<HTMLFormElement | null>;
}

/** Marks wrong fields with their messages. */
export const showProblems = <Values extends FieldValues>(
  form: UseFormReturn<Values>,
  problems: FieldErrors<Path<Values>>,
): void => {
  form.clearErrors();
  for (const [field, message] of Object.entries<string | undefined>(problems))
    if (message) form.setError(field as Path<Values>, { type: 'rule', message });
};

/** Sends a form at most once at a time; a form with problems is not sent, and focus goes to the first of them. */
export const useSubmission = <Values extends FieldValues>(
  form: UseFormReturn<Values>,
  plan: SubmissionPlan<Values>,
): Submission => {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState('');
  const [refused, setRefused] = useState(0);
  const underWay = useRef(false);
  const formElement = useRef<HTMLFormElement>(null);

  useEffect(() => {
    if (refused > 0) focusFirstInvalid(formElement.current);
  }, [refused]);

  const refuse = (problems: FieldErrors<Path<Values>>) => {
    showProblems(form, problems);
    plan.invalid?.(problems);
    setRefused((times) => times + 1);
  };

  const submit = async () => {
    if (underWay.current) return;
    const values = form.getValues();
    const problems = plan.problems(values);
    setFailure('');
    if (Object.keys(problems).length > 0) return refuse(problems);
    form.clearErrors();
    underWay.current = true;
    setBusy(true);
    try {
      await plan.send(values);
    } catch (thrown) {
      setFailure(plan.explain(thrown));
    } finally {
      underWay.current = false;
      setBusy(false);
    }
  };
  return { busy, failure, submit, formElement };
};
