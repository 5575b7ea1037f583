import { type FieldValues, get, type Path, type PathValue } from 'react-hook-form';
import type * as z from 'zod/mini';
import { formSchema } from '#domain/kernel/form-schema.ts';
import { ApiError } from '#web/api/api-error.ts';
import { type FieldBinding, fieldsOf } from '../use-fields.ts';
import { type SchemaForm, useSchemaForm } from '../use-schema-form.ts';
import { type Submission, useSubmission } from '../use-submission.ts';
import { useActKey } from './use-act-key.ts';

/** A call of an endpoint, with what is to be read again after it: what `useChange` and the hooks of a feature return. */
export interface Change<Input, Reply> {
  readonly mutateAsync: (input: Input) => Promise<Reply>;
  readonly isPending: boolean;
  readonly error: Error | null;
}

interface ActPlan<Values extends FieldValues, Ready, Input, Reply> {
  /** What the fields begin with. They have it again when it is done. */
  readonly begin: Values;
  /** Fields that nobody has touched follow `begin`, which others may change meanwhile. */
  readonly follows?: boolean;
  /** What may be sent. Without one, everything that the browser lets through. */
  readonly schema?: z.ZodMiniType<Ready, Values>;
  /** What is sent. The key is the same until there is an answer. */
  readonly input: (ready: NoInfer<Ready>, key: string) => Input;
  /** True when another text is another act, with a key of its own. */
  readonly perText?: boolean;
  readonly done?: (reply: NoInfer<Reply>, ready: NoInfer<Ready>) => void;
  /** Fields that keep what was typed when it is done. */
  readonly keeps?: 'all' | readonly Path<Values>[];
  /** Takes what was thrown to the fields that it is about. */
  readonly refused?: (thrown: unknown, form: SchemaForm<Values, Ready>) => void;
}

/** A form that does one act. */
export interface Act<Values extends FieldValues, Ready = Values> {
  readonly form: SchemaForm<Values, Ready>;
  readonly submission: Submission;
  /** As typed until now. */
  readonly values: Values;
  /** The fields that are not as they began. */
  readonly changed: readonly string[];
  readonly busy: boolean;
  /** Why it was not done. */
  readonly error: Error | null;
  /** Props of a field. */
  readonly field: (name: Path<Values>) => FieldBinding<Values> & { readonly value: string };
  /** What the schema says about something that is no field, such as a photo that is missing. */
  readonly problem: (name: string) => string | undefined;
  /** Changes what no single field holds, such as a list of choices. */
  readonly set: <Name extends Path<Values>>(name: Name, value: PathValue<Values, Name>) => void;
}

/** The server has said no. After a failure of its own, or without an answer, it may have been done. */
export const isRefusal = (thrown: unknown): boolean =>
  thrown instanceof ApiError && thrown.status >= 400 && thrown.status < 500;

/**
 * A form that does one act by one call. It is sent once at a time; sent again after a lost answer it has the same key, and a new one after
 * a refusal. What was typed stays until it is done.
 */
export const useAct = <Values extends FieldValues, Input, Reply, Ready = Values>(
  change: Change<Input, Reply>,
  {
    begin,
    follows = false,
    schema,
    input,
    perText = false,
    done,
    keeps = [],
    refused,
  }: ActPlan<Values, Ready, Input, Reply>,
): Act<Values, Ready> => {
  const key = useActKey(perText);
  const form = useSchemaForm<Values, Ready>({
    schema: schema ?? (formSchema<Values>(() => ({})) as unknown as z.ZodMiniType<Ready, Values>),
    defaultValues: begin,
    values: follows ? begin : undefined,
    live: true,
  });
  // Read here, for the form follows only with it which fields were touched.
  const { dirtyFields, errors, isSubmitted } = form.formState;
  const problems: Readonly<Record<string, { readonly message?: unknown } | undefined>> = errors;
  const clear = (): void => {
    const typed = form.getValues();
    form.reset(keeps === 'all' ? typed : undefined, { keepDirtyValues: false });
    if (keeps !== 'all') for (const name of keeps) form.setValue(name, get(typed, name));
  };
  const submission = useSubmission(form, {
    send: async (ready) => {
      try {
        const reply = await change.mutateAsync(input(ready, key.of(ready)));
        key.renew();
        clear();
        done?.(reply, ready);
      } catch (thrown) {
        if (isRefusal(thrown)) key.renew();
        refused?.(thrown, form);
        throw thrown;
      }
    },
    // `ActFailure` shows it, by the error of the call.
    explain: () => '',
  });
  const values = form.watch();
  const bind = fieldsOf<Values>(form);
  return {
    form,
    submission,
    values,
    changed: Object.keys(dirtyFields),
    busy: change.isPending,
    error: change.error,
    // With its value, so that a list whose options come and go shows what is sent.
    field: (name) => ({ ...bind(name), value: get(values, name) }),
    problem: (name) => {
      const message = problems[name]?.message;
      return typeof message === 'string' ? message : undefined;
    },
    set: (name, value) => {
      form.clearErrors(name);
      form.setValue(name, value, { shouldDirty: true, shouldValidate: isSubmitted });
    },
  };
};
