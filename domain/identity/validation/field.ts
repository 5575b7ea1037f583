/** One field of a profile. */
export interface Field<Default extends string | null = string | null> {
  /** Stored when nothing was entered: null for an optional field. */
  readonly defaultValue: Default;
  /** The problem of a value, in one line. It may depend on another field of the form, such as the country. */
  readonly problem: (value: string, form: Readonly<Record<FieldItFollows, string>>) => string | undefined;
}

type FieldItFollows = 'country' | 'phone_country_code' | 'first_name' | 'last_name';

/** A field with a default other than null: the value that its form opens with, or empty text. */
export const field = (defaultValue: string, problem: Field['problem']): Field<string> => ({
  defaultValue,
  problem,
});

/** A field that is null when nothing was entered. Its validation says whether it may be empty. */
export const nullable = (problem: Field['problem']): Field<null> => ({ defaultValue: null, problem });

/** An object with these names as keys and `of(name)` as values. */
export const recordOf = <Name extends string, Value>(
  names: readonly Name[],
  of: (name: Name) => Value,
): Record<Name, Value> => Object.fromEntries(names.map((name) => [name, of(name)])) as Record<Name, Value>;
