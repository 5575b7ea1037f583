import * as z from 'zod/mini';
import { addIssues, formSchema } from '../kernel/form-schema.ts';
import { phoneToE164 } from '../kernel/person/phone.ts';
import { formErrors, type PersonForm, profileIn } from './form-names.ts';
import {
  givenErrors,
  type ProfileFields,
  profileErrors,
  profileFieldNames,
  storedFields,
} from './profile-fields.ts';
import { recordOf } from './validation/field.ts';

/** A profile field in a request: it may be absent, null or empty. */
export const GivenField = z.optional(z.nullable(z.string().check(z.maxLength(1000))));

/** Body of `PUT /api/profiles/{userId}`: every field that a person may set, and the version that they saw. */
export const ProfileUpdate = z.pipe(
  z.strictObject({
    ...recordOf(profileFieldNames, () => GivenField),
    version: z.number().check(z.int(), z.nonnegative()),
  }),
  z.transform(({ version, ...given }, { issues }) => {
    addIssues(issues, given, givenErrors(profileFieldNames, given));
    return { ...storedFields(given), version };
  }),
);
export type ProfileUpdate = z.output<typeof ProfileUpdate>;

/** The profile form, as typed. */
export const TypedProfile = formSchema((form: PersonForm) =>
  formErrors(profileErrors(profileFieldNames, profileIn(form))),
);

/** The phone number of a profile as E.164, or null when it is missing or invalid. */
export const phoneE164Of = (
  fields: Pick<ProfileFields, 'phone' | 'phone_country_code' | 'country'>,
): string | null =>
  phoneToE164({ phone: fields.phone ?? '', callingCode: fields.phone_country_code, country: fields.country });
