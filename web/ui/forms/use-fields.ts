import type { ChangeEvent } from 'react';
import {
  type FieldValues,
  get,
  type Path,
  type UseFormRegisterReturn,
  type UseFormReturn,
  useFormContext,
} from 'react-hook-form';

/** Props of a text or select field from the form. */
export type FieldBinding<Values extends FieldValues> = UseFormRegisterReturn<Path<Values>> & {
  readonly error: string | undefined;
};

/** Binds fields of a form by name; editing a field clears that field's error. */
export const fieldsOf = <Values extends FieldValues>({
  register,
  clearErrors,
  formState: { errors },
}: Pick<UseFormReturn<Values, unknown, unknown>, 'register' | 'clearErrors' | 'formState'>) => {
  return (
    name: Path<Values>,
    onChange?: (event: ChangeEvent<HTMLInputElement & HTMLSelectElement>) => void,
    /** Converts the typed text into the form's value. */
    read?: (text: string) => unknown,
  ): FieldBinding<Values> => {
    const found: { readonly message?: unknown } | undefined = get(errors, name);
    const error = found?.message;
    return {
      ...register(name, {
        ...(read ? { setValueAs: read } : {}),
        onChange: (event: ChangeEvent<HTMLInputElement & HTMLSelectElement>) => {
          clearErrors(name);
          onChange?.(event);
        },
      }),
      error: typeof error === 'string' ? error : undefined,
    };
  };
};

/** Binds fields of the surrounding form by name. */
export const useFields = <Values extends FieldValues>() =>
  fieldsOf(useFormContext<Values, unknown, unknown>());
