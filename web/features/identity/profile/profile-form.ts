import type { Profile } from '#domain/identity/profile.ts';
import type { ProfileUpdate } from '#domain/identity/profile-update.ts';
import { type AddressFields, addressErrors } from '#domain/identity/rules/address.ts';
import { type PersonalFields, personalErrors } from '#domain/identity/rules/personal.ts';

/** The profile page's form, in the profile's own field names. */
export type ProfileForm = PersonalFields & AddressFields;

/** A profile as the form shows it: what is null is empty. */
export const formOfProfile = (profile: Profile): ProfileForm => ({
  first_name: profile.first_name,
  last_name: profile.last_name,
  phone: profile.phone ?? '',
  phone_country_code: profile.phone_country_code,
  company_name: profile.company_name ?? '',
  country: profile.country,
  address_line1: profile.address_line1 ?? '',
  address_line2: profile.address_line2 ?? '',
  city: profile.city ?? '',
  state: profile.state ?? '',
  zip_code: profile.zip_code ?? '',
  region: profile.region ?? '',
  district: profile.district ?? '',
  postal_code: profile.postal_code ?? '',
});

/** What is wrong with the form: the rules of registration steps 1 and 2. */
export const profileFormErrors = (form: ProfileForm) => ({
  ...personalErrors(form, form.country),
  ...addressErrors(form),
});

/** The body of the update; the contract's schema trims and empties it, here and on the server alike. */
export const updateOf = (form: ProfileForm, version: number) =>
  ({ ...form, version }) satisfies Record<keyof ProfileUpdate, string | number>;
