import * as z from 'zod/mini';
import { type FieldErrors, onlyErrors } from '../kernel/field-errors.ts';
import { formSchema } from '../kernel/form-schema.ts';
import { isLinkSecret, LINK_SECRET } from '../kernel/link-secret.ts';
import { emailProblem } from '../kernel/person/email.ts';
import { ok, type Result, refuse } from '../kernel/result.ts';
import { quoteReference } from '../quotes/reference.ts';
import { formErrors, type PersonForm, personForm, profileIn } from './form-names.ts';
import { newPasswordErrors } from './password-forms.ts';
import { KEPT_TOKEN } from './people/person-invitation.ts';
import {
  addressFieldNames,
  type GivenFields,
  givenErrors,
  type ProfileField,
  type ProfileFields,
  personalFieldNames,
  profileErrors,
  profileFieldNames,
  profileForm,
  storedFields,
} from './profile-fields.ts';
import { GivenField } from './profile-update.ts';
import { recordOf } from './validation/field.ts';

/** The form of the wizard, with the names that the owner fixed. */
export interface RegistrationForm extends PersonForm {
  readonly email: string;
  readonly password: string;
  readonly confirmPassword: string;
}

export type RegistrationField = keyof RegistrationForm;
export type RegistrationErrors = FieldErrors<RegistrationField>;

/** The form as the wizard opens with it. */
export const emptyRegistration: RegistrationForm = {
  email: '',
  password: '',
  confirmPassword: '',
  ...personForm(profileForm({})),
};

/** The wizard's four steps, 0 to 3. */
export const registrationSteps = [
  { title: 'Account', description: 'Email & Password' },
  { title: 'Personal', description: 'Your Information' },
  { title: 'Address', description: 'Where You Are' },
  { title: 'Review', description: 'Confirm Details' },
] as const;

/** How long after sign-up the profile update is sent, when there is a session at once. */
export const PROFILE_UPDATE_DELAY_MS = 1000;

const accountErrors = (form: RegistrationForm): RegistrationErrors => ({
  ...onlyErrors({ email: emailProblem(form.email) }),
  ...newPasswordErrors(form),
});

const validators: readonly ((form: RegistrationForm) => RegistrationErrors)[] = [
  accountErrors,
  (form) => formErrors(profileErrors(personalFieldNames, profileIn(form))),
  (form) => formErrors(profileErrors(addressFieldNames, profileIn(form))),
];

/** The first of steps 0 to 2 that is not valid, to which the wizard goes back; undefined when all are valid. */
export const firstInvalidStep = (
  form: RegistrationForm,
): { readonly step: number; readonly errors: RegistrationErrors } | undefined =>
  validators
    .map((validate, step) => ({ step, errors: validate(form) }))
    .find(({ errors }) => Object.keys(errors).length > 0);

/** The schema for leaving a step. It validates that step; at the review it validates all steps and reports the first problem. */
export const registrationAt = (step: number) =>
  formSchema(validators[step] ?? ((form: RegistrationForm) => firstInvalidStep(form)?.errors ?? {}));

/** Reads these fields with the validation of steps 1 and 2. The first problem is the refusal. */
const readFields = (
  names: readonly ProfileField[],
  given: GivenFields,
): Result<ProfileFields, 'INVALID_REGISTRATION'> => {
  const [problem] = Object.values(givenErrors(names, given));
  return problem === undefined ? ok(storedFields(given)) : refuse('INVALID_REGISTRATION', problem);
};

/** The same for a form that was validated before. Throws when it is not valid. */
const fieldsOf = (names: readonly ProfileField[], form: RegistrationForm): ProfileFields => {
  const read = readFields(names, profileIn(form));
  if (!read.ok) throw new Error(read.refusal.message);
  return read.value;
};

/** The form as the profile update after sign-up sends it: trimmed, empty optionals null. Throws on an invalid form. */
export const registrationProfile = (form: RegistrationForm): ProfileFields =>
  fieldsOf(profileFieldNames, form);

/** All fields but the names, for which a sign-up has its own attributes. */
const detailNames = profileFieldNames.filter((name) => name !== 'first_name' && name !== 'last_name');
const Details = z.strictObject({
  ...recordOf(detailNames, () => GivenField),
  /** By which is kept what somebody was about to book when they registered. */
  guest_draft: z.optional(z.string().check(z.regex(LINK_SECRET))),
  /** From the link in a letter that invites somebody to work here. */
  invitation: z.optional(z.string().check(z.regex(LINK_SECRET))),
  /** From the link in a letter that invites somebody whom our desk keeps to an account. */
  kept_as: z.optional(z.string().check(z.regex(KEPT_TOKEN))),
  /** Reference of the quote that they accepted and want to book. It opens nothing: whoever gets to know of the quote has its e-mail address. */
  quote: z.optional(z.string().check(z.regex(quoteReference.shape))),
});

/** The most that a Cognito custom attribute holds, in characters. */
const REGISTRATION_ATTRIBUTE_MAX = 2048;

/**
 * `custom:registration` for sign-up: never more than 2,048 characters. Throws on an invalid form.
 * @param came by what they came: the secret of what waits to be booked, that of the letter that invited them to work here, the token of
 * the letter that says as whom our desk keeps them, and the reference of the quote that they accepted.
 */
export const encodeRegistration = (
  form: RegistrationForm,
  {
    guestDraft,
    invitation,
    keptAs,
    quote,
  }: {
    readonly guestDraft?: string | undefined;
    readonly invitation?: string | undefined;
    readonly keptAs?: string | undefined;
    readonly quote?: string | undefined;
  } = {},
): string => {
  const fields = fieldsOf(detailNames, form);
  const filled = detailNames.filter((name) => fields[name] !== null);
  return JSON.stringify({
    ...recordOf(filled, (name) => fields[name]),
    // JSON leaves out what is undefined.
    guest_draft: guestDraft,
    invitation,
    kept_as: keptAs,
    quote,
  });
};

/** The attributes of a sign-up that make a profile, as Cognito names them. */
export interface SignUpAttributes {
  readonly given_name?: string | undefined;
  readonly family_name?: string | undefined;
  readonly 'custom:registration'?: string | undefined;
}

const sentIn = (attributes: SignUpAttributes) => {
  const json = attributes['custom:registration'] ?? '';
  return Details.safeParse(json.length > REGISTRATION_ATTRIBUTE_MAX ? undefined : readJson(json)).data;
};

const detailsIn = (attributes: SignUpAttributes) => {
  const sent = sentIn(attributes);
  if (sent === undefined) return undefined;
  const { guest_draft: _, invitation: __, kept_as: ___, quote: ____, ...details } = sent;
  return details;
};

/** The secret of what somebody was about to book when they registered; undefined when there is none. */
export const guestDraftIn = (attributes: SignUpAttributes): string | undefined =>
  sentIn(attributes)?.guest_draft;

/** The secret of the letter by which somebody was invited to work here; undefined when they came without one. */
export const invitationIn = (attributes: SignUpAttributes): string | undefined =>
  sentIn(attributes)?.invitation;

/** The token of the letter that says as whom our desk keeps them; undefined when they came without one. */
export const keptAsIn = (attributes: SignUpAttributes): string | undefined => sentIn(attributes)?.kept_as;

/** The reference of the quote that they accepted and want to book; undefined when they came without one. */
export const quoteIn = (attributes: SignUpAttributes): string | undefined => sentIn(attributes)?.quote;

const namesIn = ({ given_name, family_name }: SignUpAttributes) => ({
  first_name: given_name,
  last_name: family_name,
});

/** A whole profile from the attributes of a sign-up, with the validation of steps 1 and 2. */
export const profileOfSignUp = (
  attributes: SignUpAttributes,
): Result<ProfileFields, 'INVALID_REGISTRATION'> => {
  const details = detailsIn(attributes);
  // Our form never sends a malformed value.
  return details
    ? readFields(profileFieldNames, { ...details, ...namesIn(attributes) })
    : refuse('INVALID_REGISTRATION', 'The registration is not complete.');
};

/** As much of a profile as can be read, because an account may have been made without our form. */
export const profileOfAccount = (attributes: SignUpAttributes): ProfileFields => {
  const details = detailsIn(attributes) ?? {};
  const names = namesIn(attributes);
  const given = readFields(detailNames, { ...details, ...names }).ok ? details : {};
  return storedFields({ ...given, ...names });
};

/** The name of that secret among what a browser says to the triggers of the pool. */
const METADATA_ENTRY = 'guest_draft';

/** What the browser says when somebody who was about to book forgot the password. */
export const guestDraftMetadata = (secret: string): Readonly<Record<string, string>> => ({
  [METADATA_ENTRY]: secret,
});

/** The secret in it; undefined when there is none or it is malformed. */
export const guestDraftOfMetadata = (
  metadata: Readonly<Record<string, string>> | null | undefined,
): string | undefined => {
  const given = metadata?.[METADATA_ENTRY];
  return isLinkSecret(given) ? given : undefined;
};

const readJson = (json: string): unknown => {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
};
