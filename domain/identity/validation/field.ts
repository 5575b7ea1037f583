/** One field of a profile. */
export interface Field<Default extends string | null = string | null> {
  /** What is kept where nothing was said: null for what may be left out. */
  readonly defaultValue: Default;
  /** What is wrong with a value, as one line; some rules follow another field of the form, such as the country. */
  readonly problem: (value: string, form: Readonly<Record<FieldItFollows, string>>) => string | undefined;
}

type FieldItFollows = 'country' | 'phone_country_code';

/** A field with something else than null where nothing was said: the choice that its form opens with, or empty text. */
export const field = (defaultValue: string, problem: Field['problem']): Field<string> => ({ defaultValue, problem });

/** A field that is null where nothing was said. Its rule says whether a form may leave it out. */
export const nullable = (problem: Field['problem']): Field<null> => ({ defaultValue: null, problem });

/** An object with these names, and for each what is said of it. */
export const recordOf = <Name extends string, Value>(
  names: readonly Name[],
  of: (name: Name) => Value,
): Record<Name, Value> => Object.fromEntries(names.map((name) => [name, of(name)])) as Record<Name, Value>;
