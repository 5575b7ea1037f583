import type { Profile, waysToCome } from '#domain/identity/profile.ts';
import { roleNames } from '#domain/identity/role-words.ts';
import type { ShipperChange, ShipperRecord } from '#domain/identity/shipper/known-shipper.ts';
import { shipperNames } from '#domain/identity/shipper/shipper-names.ts';
import { usStateName } from '#domain/kernel/countries-us.ts';
import type { Shown } from '#domain/kernel/shown-fields.ts';
import type { EmailRecord } from '../email/email-store.ts';
import type { StoredInvitation } from '../invitations/invitation-store.ts';
import type { StoredPersonInvitation } from '../people/person-invitations.ts';
import type { TwoStepRecord } from '../two-step/two-step-store.ts';

const waysNames: Readonly<Record<(typeof waysToCome)[number], string>> = {
  CALL: 'By phone',
  COUNTER: 'At the counter',
  GUEST: 'On our website, without an account',
};

/** What somebody told us of themselves. */
export const ownProfile = (profile: Profile): Shown => ({
  firstName: profile.first_name,
  lastName: profile.last_name,
  latinName: profile.latin_name,
  company: profile.company_name,
  email: profile.email,
  phone: profile.phone === null ? undefined : `${profile.phone_country_code} ${profile.phone}`,
  address: profile.address_line1,
  addressMore: profile.address_line2,
  city: profile.city,
  state: profile.state === null ? undefined : usStateName(profile.state),
  zip: profile.zip_code,
  region: profile.region,
  district: profile.district,
  postalCode: profile.postal_code,
  country: profile.country,
  came: profile.came && waysNames[profile.came],
  createdAt: profile.created_at,
  updatedAt: profile.updated_at,
});

/** The addresses that they had before, and the one that they began to change to. */
export const ownEmails = ({ changes, pending }: EmailRecord): Shown => ({
  askedAddress: pending?.to,
  earlierAddresses: changes.map(({ from, to, at, undoneAt }) => ({ from, to, at, undoneAt })),
});

/** Since when a second step is asked, and who took it away when. */
export const ownTwoStep = ({ since, resets }: TwoStepRecord): Shown => ({
  twoStepSince: since,
  resets: resets.map(({ at, reason }) => ({ at, reason })),
});

/** By which invitation they were to work here. */
export const ownInvitation = ({ at, roles, email, until }: StoredInvitation): Shown => ({
  invitedAt: at,
  invitedFor: roleNames(roles),
  email,
  ends: until,
});

/** When we invited them to an account. */
export const ownPersonInvitation = ({ at, email, until }: StoredPersonInvitation): Shown => ({
  invitedAt: at,
  email,
  ends: until,
});

/** Whether they are a known shipper. */
export const ownShipper = ({ status, ref, expiresOn }: ShipperRecord): Shown => ({
  status: shipperNames[status],
  number: ref,
  ends: expiresOn,
});

/** One change of that. */
export const ownShipperChange = ({ at, before, after, ref, expiresOn, reason }: ShipperChange): Shown => ({
  at,
  what: `${shipperNames[before]} → ${shipperNames[after]}`,
  number: ref,
  ends: expiresOn,
  reason,
});
