/** One message for each invalid field. A valid field has no key. */
export type FieldErrors<Field extends string = string> = Partial<Record<Field, string>>;

/** The first message of an ordered list: `firstMessage(!name && 'Name is required', name.length < 2 && '…')`. */
export const firstMessage = (...problems: readonly (string | false | undefined)[]): string | undefined =>
  problems.find((problem): problem is string => typeof problem === 'string' && problem !== '');

/** Keeps only the fields with a message, in the order given. */
export const onlyErrors = <Field extends string>(
  errors: Readonly<Record<Field, string | undefined>>,
): FieldErrors<Field> => {
  const kept: FieldErrors<Field> = {};
  for (const field of Object.keys(errors) as Field[]) {
    const message = errors[field];
    if (message !== undefined) kept[field] = message;
  }
  return kept;
};
