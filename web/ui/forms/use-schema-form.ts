import { zodResolver } from '@hookform/resolvers/zod';
import { type DefaultValues, type FieldValues, type UseFormReturn, useForm } from 'react-hook-form';
import type * as z from 'zod/mini';

/** A form whose values become `Ready` by its schema. */
export type SchemaForm<Values extends FieldValues, Ready = Values> = UseFormReturn<Values, unknown, Ready>;

/**
 * A form that is validated by a schema when it is sent. A field keeps its message until it is edited (`useFields`), and
 * the focus goes to the first wrong field on the page (`useSubmission`).
 */
export const useSchemaForm = <Values extends FieldValues, Ready = Values>({
  schema,
  words,
  defaultValues,
  values,
  live = false,
}: {
  readonly schema: z.ZodMiniType<Ready, Values>;
  /** Message for an issue without one in the schema. */
  readonly words?: z.core.$ZodErrorMap;
  /** A field without one keeps what the browser has filled in. */
  readonly defaultValues: Partial<NoInfer<Values>>;
  /** What fields follow that nobody has touched. */
  readonly values?: NoInfer<Values> | undefined;
  /** After a refused try the message of a field follows what is typed. */
  readonly live?: boolean;
}): SchemaForm<Values, Ready> =>
  useForm<Values, unknown, Ready>({
    resolver: zodResolver(schema, words && { error: words }),
    defaultValues: defaultValues as DefaultValues<Values>,
    ...(values === undefined ? {} : { values, resetOptions: { keepDirtyValues: true } }),
    reValidateMode: live ? 'onChange' : 'onSubmit',
    shouldFocusError: false,
  });
