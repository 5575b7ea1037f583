import { type FieldErrors, onlyErrors } from '../kernel/field-errors.ts';
import { needsLatin } from '../kernel/person/latin-name.ts';
import { oneLine } from '../kernel/person/one-line.ts';
import { addressFields, storedAddress } from './validation/address.ts';
import { recordOf } from './validation/field.ts';
import { personalFields, wholeName } from './validation/personal.ts';

/**
 * The fields that people enter about themselves. This is the only list of them: sign-up attributes, body of an update and stored
 * item all use these names, and `form-names.ts` says which of them forms call otherwise.
 */
export const profileFields = { ...personalFields, ...addressFields };
export type ProfileField = keyof typeof profileFields;

const namesIn = <Table extends object>(table: Table) => Object.keys(table) as (keyof Table)[];
export const personalFieldNames = namesIn(personalFields);
export const addressFieldNames = namesIn(addressFields);
export const profileFieldNames = namesIn(profileFields);

/** The fields in a form: text, empty when nothing was entered. */
export type ProfileForm = Readonly<Record<ProfileField, string>>;

/** The fields as stored: one line each, null or the default when nothing was entered, states as codes. */
export type ProfileFields = {
  readonly [Name in ProfileField]: string | (typeof profileFields)[Name]['defaultValue'];
};

/** The fields as they arrive: any may be absent, null or empty. */
export type GivenFields = { readonly [Name in ProfileField]?: string | null | undefined };

/** The form as it opens, filled with what is known about a person, otherwise with the defaults. */
export const profileForm = (given: GivenFields): ProfileForm =>
  recordOf(profileFieldNames, (name) => oneLine(given[name]) || (profileFields[name].defaultValue ?? ''));

/** The problems of these fields of a form, in the order and the words that the owner fixed. */
export const profileErrors = <Name extends ProfileField>(
  names: readonly Name[],
  given: ProfileForm,
): FieldErrors<Name> => {
  const form = recordOf(profileFieldNames, (name) => oneLine(given[name]));
  return onlyErrors(recordOf(names, (name) => profileFields[name].problem(form[name], form)));
};

/**
 * The problems of fields as they arrive. The Latin spelling came later than the others, so that one who does not know it may
 * leave it out; our forms ask for it.
 */
export const givenErrors = <Name extends ProfileField>(
  names: readonly Name[],
  given: GivenFields,
): FieldErrors<Name> =>
  profileErrors(
    given.latin_name === undefined ? names.filter((name) => name !== 'latin_name') : names,
    profileForm(given),
  );

/** The fields as they are stored. They are not validated here. */
export const storedFields = (given: GivenFields): ProfileFields => {
  const form = profileForm(given);
  const latin_name = needsLatin(wholeName(form)) ? form.latin_name : '';
  const kept = { ...form, ...storedAddress(form), latin_name };
  return recordOf(
    profileFieldNames,
    (name) => kept[name] || profileFields[name].defaultValue,
  ) as ProfileFields;
};
