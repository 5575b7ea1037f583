import { type FieldErrors, onlyErrors } from '../kernel/field-errors.ts';
import { oneLine } from '../kernel/person/one-line.ts';
import { addressFields, storedAddress } from './validation/address.ts';
import { recordOf } from './validation/field.ts';
import { personalFields } from './validation/personal.ts';

/**
 * What a person says of themselves: the one list of these fields. The registration and the profile's form, what travels in
 * a sign-up, the body of an update and the stored item all have them by these names.
 */
export const profileFields = { ...personalFields, ...addressFields };
export type ProfileField = keyof typeof profileFields;

const namesIn = <Table extends object>(table: Table) => Object.keys(table) as (keyof Table)[];
export const personalFieldNames = namesIn(personalFields);
export const addressFieldNames = namesIn(addressFields);
export const profileFieldNames = namesIn(profileFields);

/** The fields as a form holds them: text, empty where nothing was said. */
export type ProfileForm = Readonly<Record<ProfileField, string>>;

/** The fields as they are kept: one line each, null or the default where nothing was said, states as codes. */
export type ProfileFields = {
  readonly [Name in ProfileField]: string | (typeof profileFields)[Name]['defaultValue'];
};

/** The fields as they arrive: any may be absent, null or empty. */
export type GivenFields = { readonly [Name in ProfileField]?: string | null | undefined };

/** The form as it opens with what is known of a person; with nothing known, the choices that everybody begins with. */
export const profileForm = (given: GivenFields): ProfileForm =>
  recordOf(profileFieldNames, (name) => oneLine(given[name]) || (profileFields[name].defaultValue ?? ''));

/** What is wrong with these fields of a form, in the order of the specification and in its words. */
export const profileErrors = <Name extends ProfileField>(
  names: readonly Name[],
  given: ProfileForm,
): FieldErrors<Name> => {
  const form = recordOf(profileFieldNames, (name) => oneLine(given[name]));
  return onlyErrors(recordOf(names, (name) => profileFields[name].problem(form[name], form)));
};

/** The fields as they are kept, whether or not they are right. */
export const storedFields = (given: GivenFields): ProfileFields => {
  const form = profileForm(given);
  const kept = { ...form, ...storedAddress(form) };
  return recordOf(profileFieldNames, (name) => kept[name] || profileFields[name].defaultValue) as ProfileFields;
};
