/** One message per wrong field; a field that is fine has no key. */
export type FieldErrors<Field extends string = string> = Partial<Record<Field, string>>;

/** The first complaint of an ordered list: `firstMessage(!name && 'Name is required', name.length < 2 && '…')`. */
export const firstMessage = (...complaints: readonly (string | false | undefined)[]): string | undefined =>
  complaints.find((complaint): complaint is string => typeof complaint === 'string' && complaint !== '');

/** Keeps only the fields that have something to complain about, in the order given. */
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
