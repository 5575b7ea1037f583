import * as z from 'zod/mini';
import { addIssues, formSchema } from '../kernel/form-schema.ts';
import { phoneToE164 } from '../kernel/person/phone.ts';
import {
  storedFields,
  type ProfileFields,
  type ProfileForm,
  profileErrors,
  profileFieldNames,
  profileForm,
} from './profile-fields.ts';
import { recordOf } from './validation/field.ts';

/** What a person may say of themselves, as it arrives: any value may be absent, null or empty. */
export const GivenField = z.optional(z.nullable(z.string().check(z.maxLength(1000))));

/** Body of `PUT /api/profiles/{userId}`: the whole of what a person may set, and the version they were shown. */
export const ProfileUpdate = z.pipe(
  z.strictObject({
    ...recordOf(profileFieldNames, () => GivenField),
    version: z.number().check(z.int(), z.nonnegative()),
  }),
  z.transform(({ version, ...given }, { issues }) => {
    addIssues(issues, given, profileErrors(profileFieldNames, profileForm(given)));
    return { ...storedFields(given), version };
  }),
);
export type ProfileUpdate = z.output<typeof ProfileUpdate>;

/** The profile's form, as it is typed. */
export const TypedProfile = formSchema((form: ProfileForm) => profileErrors(profileFieldNames, form));

/** The phone of a profile as E.164, or null when there is none that could be read. */
export const phoneE164Of = (
  fields: Pick<ProfileFields, 'phone' | 'phone_country_code' | 'country'>,
): string | null =>
  phoneToE164({ phone: fields.phone ?? '', callingCode: fields.phone_country_code, country: fields.country });
