import type { FieldErrors } from '../kernel/field-errors.ts';
import { type ProfileField, type ProfileForm, profileFieldNames } from './profile-fields.ts';
import { recordOf } from './validation/field.ts';

/** Fields that forms call otherwise than the profile does (trade.md, What the owner fixed), by their name in the profile. */
const otherNames = {
  first_name: 'firstName',
  last_name: 'lastName',
  latin_name: 'latinName',
  phone_country_code: 'phoneCountryCode',
  company_name: 'companyName',
} as const satisfies Partial<Record<ProfileField, string>>;

/** The name that a field of the profile has in a form. */
type FormName<Name extends ProfileField> = Name extends keyof typeof otherNames
  ? (typeof otherNames)[Name]
  : Name;

/** What people enter about themselves, as forms and drafts name it (trade.md, What the owner fixed). */
export type PersonForm = { readonly [Name in ProfileField as FormName<Name>]: string };
export type PersonField = keyof PersonForm;

const named: Readonly<Record<ProfileField, PersonField>> = {
  ...(recordOf(profileFieldNames, (name) => name) as Record<ProfileField, PersonField>),
  ...otherNames,
};

/** A record by the names of forms. A name that the profile does not have stays as it is. */
export const withFormNames = (record: object): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(record).map(([name, value]) => [
      Object.hasOwn(named, name) ? named[name as ProfileField] : name,
      value,
    ]),
  );

/** The form of a person, filled with the fields of their profile. */
export const personForm = (fields: ProfileForm): PersonForm => withFormNames(fields) as PersonForm;

/** The fields of the profile in a form. Other fields of the form are left out. */
export const profileIn = (form: PersonForm): ProfileForm =>
  recordOf(profileFieldNames, (name) => form[named[name]]);

/** What is wrong with fields of the profile, at the fields of the form. */
export const formErrors = (errors: FieldErrors<ProfileField>): FieldErrors<PersonField> =>
  withFormNames(errors) as FieldErrors<PersonField>;
