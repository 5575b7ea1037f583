import * as z from 'zod/mini';
import { DEFAULT_CALLING_CODE, DEFAULT_COUNTRY } from '../kernel/countries.ts';
import { oneLine } from '../kernel/person/one-line.ts';
import { phoneToE164 } from '../kernel/person/phone.ts';
import type { Profile } from './profile.ts';
import { type AddressFields, addressErrors, storedAddress } from './rules/address.ts';
import { type PersonalFields, personalErrors } from './rules/personal.ts';

/** What a person may say of themselves, as it arrives: optional values may be absent, null or empty. */
const given = z.optional(z.nullable(z.string().check(z.maxLength(1000))));

const detailShape = {
  phone: given,
  phone_country_code: given,
  company_name: given,
  address_line1: given,
  address_line2: given,
  city: given,
  state: given,
  zip_code: given,
  postal_code: given,
  region: given,
  district: given,
  country: given,
};
const nameShape = { first_name: given, last_name: given };

type Given<Key extends string> = { readonly [K in Key]?: string | null | undefined };
type DetailKey = keyof typeof detailShape;
type NameKey = keyof typeof nameShape;

/** A profile's fields after the rules: trimmed, optional ones null when empty, states as codes. */
export type ProfileDetails = Pick<Profile, DetailKey>;
export type ProfileFields = Pick<Profile, DetailKey | NameKey>;

const personalOf = (input: Given<DetailKey | NameKey>): PersonalFields => ({
  first_name: oneLine(input.first_name),
  last_name: oneLine(input.last_name),
  phone: oneLine(input.phone),
  phone_country_code: oneLine(input.phone_country_code) || DEFAULT_CALLING_CODE,
  company_name: oneLine(input.company_name),
});

const addressOf = (input: Given<DetailKey>): AddressFields => ({
  country: oneLine(input.country) || DEFAULT_COUNTRY,
  address_line1: oneLine(input.address_line1),
  address_line2: oneLine(input.address_line2),
  city: oneLine(input.city),
  state: oneLine(input.state),
  zip_code: oneLine(input.zip_code),
  region: oneLine(input.region),
  district: oneLine(input.district),
  postal_code: oneLine(input.postal_code),
});

const detailsOf = (personal: PersonalFields, address: AddressFields): ProfileDetails => {
  const stored = storedAddress(address);
  return {
    phone: personal.phone || null,
    phone_country_code: personal.phone_country_code,
    company_name: personal.company_name || null,
    address_line1: stored.address_line1 || null,
    address_line2: stored.address_line2 || null,
    city: stored.city || null,
    state: stored.state || null,
    zip_code: stored.zip_code || null,
    postal_code: stored.postal_code || null,
    region: stored.region || null,
    district: stored.district || null,
    country: stored.country,
  };
};

interface Complaints {
  readonly issues: {
    push: (issue: { code: 'custom'; message: string; path: string[]; input: unknown }) => unknown;
  };
}

const complain = (context: Complaints, errors: Readonly<Partial<Record<string, string>>>): void => {
  for (const [field, message] of Object.entries(errors))
    if (message !== undefined)
      context.issues.push({ code: 'custom', message, path: [field], input: undefined });
};

/** Everything but the names: what `custom:registration` carries, in the profile's field names. */
export const ProfileDetails = z.pipe(
  z.strictObject(detailShape),
  z.transform((input, context): ProfileDetails => {
    const personal = personalOf(input);
    const address = addressOf(input);
    const { first_name: _first, last_name: _last, ...errors } = personalErrors(personal, address.country);
    complain(context, { ...errors, ...addressErrors(address) });
    return detailsOf(personal, address);
  }),
);

const profileFields = <Input extends Given<DetailKey | NameKey>>(
  input: Input,
  context: Complaints,
): ProfileFields => {
  const personal = personalOf(input);
  const address = addressOf(input);
  complain(context, { ...personalErrors(personal, address.country), ...addressErrors(address) });
  return { first_name: personal.first_name, last_name: personal.last_name, ...detailsOf(personal, address) };
};

/** Names and details together, with the rules of registration steps 1 and 2. */
export const ProfileFields = z.pipe(
  z.strictObject({ ...nameShape, ...detailShape }),
  z.transform(profileFields),
);

/** Body of `PUT /api/profiles/{userId}`: the whole of what a person may set, and the version they were shown. */
export const ProfileUpdate = z.pipe(
  z.strictObject({ ...nameShape, ...detailShape, version: z.number().check(z.int(), z.nonnegative()) }),
  z.transform((input, context) => ({ ...profileFields(input, context), version: input.version })),
);
export type ProfileUpdate = z.output<typeof ProfileUpdate>;

/** The phone of a profile as E.164, or null when there is none that could be read. */
export const phoneE164Of = (
  fields: Pick<ProfileFields, 'phone' | 'phone_country_code' | 'country'>,
): string | null =>
  phoneToE164({ phone: fields.phone ?? '', callingCode: fields.phone_country_code, country: fields.country });
