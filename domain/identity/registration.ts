import { DEFAULT_CALLING_CODE, DEFAULT_COUNTRY } from '../kernel/countries.ts';
import { type FieldErrors, onlyErrors } from '../kernel/field-errors.ts';
import { emailProblem } from '../kernel/person/email.ts';
import { ok, type Result, refuse } from '../kernel/result.ts';
import { ProfileDetails, ProfileFields } from './profile-update.ts';
import { type AddressFields, addressErrors } from './rules/address.ts';
import { confirmPasswordProblem, newPasswordProblem } from './rules/passwords.ts';
import { personalErrors } from './rules/personal.ts';

/** The wizard's form (specification §3). */
export interface RegistrationForm extends AddressFields {
  readonly email: string;
  readonly password: string;
  readonly confirmPassword: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly phone: string;
  readonly phoneCountryCode: string;
  readonly companyName: string;
}

export type RegistrationField = keyof RegistrationForm;
export type RegistrationErrors = FieldErrors<RegistrationField>;

/** The form as the wizard opens with it. */
export const emptyRegistration: RegistrationForm = {
  email: '',
  password: '',
  confirmPassword: '',
  firstName: '',
  lastName: '',
  phone: '',
  phoneCountryCode: DEFAULT_CALLING_CODE,
  companyName: '',
  address_line1: '',
  address_line2: '',
  city: '',
  state: '',
  zip_code: '',
  postal_code: '',
  region: '',
  district: '',
  country: DEFAULT_COUNTRY,
};

/** The wizard's four steps, 0 to 3. */
export const registrationSteps = [
  { title: 'Account', description: 'Email & Password' },
  { title: 'Personal', description: 'Your Information' },
  { title: 'Address', description: 'Where You Are' },
  { title: 'Review', description: 'Confirm Details' },
] as const;

/** How long after sign-up the profile update is sent, where a session came at once. */
export const PROFILE_UPDATE_DELAY_MS = 1000;

const accountErrors = (form: RegistrationForm): RegistrationErrors =>
  onlyErrors({
    email: emailProblem(form.email),
    password: newPasswordProblem(form.password),
    confirmPassword: confirmPasswordProblem(form.password, form.confirmPassword),
  });

const personalStepErrors = (form: RegistrationForm): RegistrationErrors => {
  const errors = personalErrors(
    {
      first_name: form.firstName,
      last_name: form.lastName,
      phone: form.phone,
      phone_country_code: form.phoneCountryCode,
      company_name: form.companyName,
    },
    form.country,
  );
  return onlyErrors({
    firstName: errors.first_name,
    lastName: errors.last_name,
    phoneCountryCode: errors.phone_country_code,
    phone: errors.phone,
    companyName: errors.company_name,
  });
};

const validators: readonly ((form: RegistrationForm) => RegistrationErrors)[] = [
  accountErrors,
  personalStepErrors,
  addressErrors,
];

/** What is wrong on one step; the review (step 3) has no rules of its own. */
export const registrationStepErrors = (step: number, form: RegistrationForm): RegistrationErrors =>
  validators[step]?.(form) ?? {};

/** The first of steps 0 to 2 that does not validate, which the wizard must go back to; undefined when all do. */
export const firstInvalidStep = (
  form: RegistrationForm,
): { readonly step: number; readonly errors: RegistrationErrors } | undefined =>
  validators
    .map((validate, step) => ({ step, errors: validate(form) }))
    .find(({ errors }) => Object.keys(errors).length > 0);

const rawDetails = (form: RegistrationForm) => ({
  phone: form.phone,
  phone_country_code: form.phoneCountryCode,
  company_name: form.companyName,
  address_line1: form.address_line1,
  address_line2: form.address_line2,
  city: form.city,
  state: form.state,
  zip_code: form.zip_code,
  postal_code: form.postal_code,
  region: form.region,
  district: form.district,
  country: form.country,
});

/** The form as the profile update after sign-up sends it: trimmed, empty optionals null. Throws on an invalid form. */
export const registrationProfile = (form: RegistrationForm): ProfileFields =>
  ProfileFields.parse({ first_name: form.firstName, last_name: form.lastName, ...rawDetails(form) });

/** The most that a Cognito custom attribute holds, in characters. */
const REGISTRATION_ATTRIBUTE_MAX = 2048;

/** `custom:registration` for sign-up: never more than 2,048 characters. Throws on a form that does not validate. */
export const encodeRegistration = (form: RegistrationForm): string => {
  const details = ProfileDetails.parse(rawDetails(form));
  return JSON.stringify(Object.fromEntries(Object.entries(details).filter(([, value]) => value !== null)));
};

/** Reads `custom:registration` with the very rules of the form; the first broken rule's message is the refusal. */
export const parseRegistration = (json: string): Result<ProfileDetails, 'INVALID_REGISTRATION'> => {
  const parsed =
    json.length > REGISTRATION_ATTRIBUTE_MAX ? undefined : ProfileDetails.safeParse(readJson(json));
  return parsed?.success
    ? ok(parsed.data)
    : refuse('INVALID_REGISTRATION', complaintOf(parsed?.error?.issues[0]));
};

/** The attributes of a sign-up that make a profile, as Cognito names them. */
export interface SignUpAttributes {
  readonly given_name?: string | undefined;
  readonly family_name?: string | undefined;
  readonly 'custom:registration'?: string | undefined;
}

/** A whole profile out of a sign-up's attributes: names and details, by the rules of steps 1 and 2. */
export const profileOfSignUp = (
  attributes: SignUpAttributes,
): Result<ProfileFields, 'INVALID_REGISTRATION'> => {
  const details = parseRegistration(attributes['custom:registration'] ?? '');
  if (!details.ok) return details;
  const fields = ProfileFields.safeParse({
    first_name: attributes.given_name,
    last_name: attributes.family_name,
    ...details.value,
  });
  return fields.success
    ? ok(fields.data)
    : refuse('INVALID_REGISTRATION', complaintOf(fields.error.issues[0]));
};

const readJson = (json: string): unknown => {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
};

/** A broken rule speaks for itself; a broken shape never came from our form. */
const complaintOf = (
  issue: { readonly code?: string | undefined; readonly message: string } | undefined,
): string => (issue?.code === 'custom' ? issue.message : 'The registration is not complete.');
