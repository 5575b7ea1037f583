import type { EndpointExamples } from '../kernel/endpoint-example.ts';
import { challengeExample } from '../proof-of-work/challenge-example.ts';
import type { identityEndpoints } from './endpoints.ts';
import type { Invitation } from './invitations/invitation.ts';
import type { Alias } from './people/aliases.ts';
import type { Profile } from './profile.ts';
import type { RightsChange, StaffMember } from './rights.ts';
import type { KnownShipper, ShipperChange } from './shipper/known-shipper.ts';
import type { TwoStepReset } from './two-step.ts';

const profile: Profile = {
  user_id: '7c1d5f0e-3b52-4a58-9b1f-0a5b6c7d8e9f',
  email: 'sample.customer@example.test',
  role: 'customer',
  user_type: 'customer',
  first_name: 'Sample',
  last_name: 'Customer',
  phone: '(201) 555-0142',
  phone_e164: '+12015550142',
  phone_country_code: '+1',
  company_name: null,
  address_line1: '1 Sample Street',
  address_line2: null,
  city: 'Brooklyn',
  state: 'NY',
  zip_code: '11203',
  postal_code: null,
  region: null,
  district: null,
  country: 'United States',
  version: 3,
  created_at: '2026-11-03T18:59:00.000Z',
  updated_at: '2026-11-22T13:30:00.000Z',
};
const { first_name, last_name, phone, phone_country_code, address_line1, city, state, zip_code, country } =
  profile;

const reset: TwoStepReset = {
  at: '2026-11-20T15:10:00.000Z',
  by: '019a1d3c-0000-7000-8000-000000000001',
  byName: 'Sample Admin',
  reason: 'Lost the phone, called from the number in the profile',
};
const person: StaffMember = {
  userId: '019a1d3c-0000-7000-8000-000000000002',
  name: 'Sample Clerk',
  email: 'sample.clerk@example.test',
  roles: ['staff', 'billing'],
  version: 1,
  on: true,
  since: '2026-11-21T09:00:00.000Z',
  lastSeen: '2026-11-22T13:12:00.000Z',
  resets: [reset],
};

const change: RightsChange = {
  id: '019a1d3c-0000-7000-8000-000000000003',
  at: '2026-11-21T09:00:00.000Z',
  userId: person.userId,
  name: person.name,
  by: reset.by,
  byName: reset.byName,
  before: ['staff'],
  after: ['staff', 'billing'],
  reason: 'Writes the invoices from now on',
};

const invitation: Invitation = {
  id: '019a1d3c-0000-7000-8000-000000000006',
  email: 'new.clerk@example.test',
  roles: ['warehouse'],
  by: reset.by,
  byName: reset.byName,
  at: '2026-11-22T13:30:00.000Z',
  until: '2026-12-06T13:30:00.000Z',
  state: 'OPEN',
  version: 1,
};
const ofInvitation = { params: { invitationId: invitation.id } };

const shipper: KnownShipper = {
  userId: profile.user_id,
  status: 'KNOWN',
  ref: 'KS-20417',
  expiresOn: '2028-11-30',
  version: 2,
  next: ['KNOWN', 'SUSPENDED', 'UNKNOWN'],
};
const shipperChange: ShipperChange = {
  id: '019a1d3c-0000-4000-8000-000000000004',
  at: '2026-11-22T13:30:00.000Z',
  by: person.userId,
  before: 'PENDING',
  after: 'KNOWN',
  ref: 'KS-20417',
  expiresOn: '2028-11-30',
  reason: 'Visited on Monday, papers complete',
};

const caller = { first_name, last_name, phone, phone_country_code };
const keptId = '019a1d3c-0000-7000-8000-000000000005';
const kept: Profile = {
  ...profile,
  user_id: `p-${keptId}`,
  email: '',
  came: 'CALL',
  address_line1: '',
  city: '',
  zip_code: null,
  version: 1,
  updated_at: profile.created_at,
};
const alias: Alias = {
  ids: [kept.user_id, profile.user_id],
  at: '2026-11-24T15:05:00.000Z',
  by: person.userId,
  reason: 'Same phone, and knew the last invoice',
};
const onePerson = { ids: [profile.user_id, kept.user_id], aliases: [alias] };

export const examples: EndpointExamples<typeof identityEndpoints> = {
  profile: { params: { userId: 'me' }, reply: profile },
  updateProfile: {
    params: { userId: 'me' },
    body: {
      first_name,
      last_name,
      phone,
      phone_country_code,
      address_line1,
      city,
      state,
      zip_code,
      country,
      version: 2,
    },
    reply: profile,
  },
  names: {
    query: { ids: profile.user_id },
    reply: {
      people: [{ userId: profile.user_id, firstName: first_name, name: `${first_name} ${last_name}` }],
    },
  },
  colleagues: {
    reply: { people: [{ userId: profile.user_id, name: `${first_name} ${last_name}`, roles: ['staff'] }] },
  },
  askEmail: { body: { email: 'sample.new@example.test' }, reply: {} },
  ownEmail: { reply: { email: 'sample.customer@example.test', asked: 'sample.new@example.test' } },
  undoEmail: {
    body: {},
    reply: { email: 'sample.customer@example.test' },
  },
  endSessions: { reply: {} },
  twoStep: { reply: { on: true, since: '2026-11-03T19:05:00.000Z', askedOfStaff: false } },
  staff: { reply: { askedOfStaff: true, people: [person] } },
  invitations: { reply: { invitations: [invitation] } },
  invite: {
    body: { id: invitation.id, email: invitation.email, roles: invitation.roles },
    reply: invitation,
  },
  sendInvitation: {
    ...ofInvitation,
    body: { id: '019a1d3c-0000-7000-8000-000000000007', version: 1, roles: ['warehouse', 'documents'] },
    reply: { ...invitation, roles: ['warehouse', 'documents'], version: 2 },
  },
  withdrawInvitation: {
    ...ofInvitation,
    body: {},
    reply: { ...invitation, state: 'WITHDRAWN', version: 2 },
  },
  findPerson: { body: { email: person.email }, reply: person },
  changeRoles: {
    params: { userId: person.userId },
    body: { id: change.id, version: 0, give: ['billing'], take: [], reason: change.reason },
    reply: person,
  },
  rightsChanges: { query: { limit: 25 }, reply: { items: [change] } },
  resetTwoStep: {
    params: { userId: person.userId },
    body: { reason: reset.reason },
    reply: { resets: [reset] },
  },
  keepPerson: { body: { id: keptId, came: 'CALL', ...caller }, reply: kept },
  invitePerson: {
    params: { personId: kept.user_id },
    body: { id: '019a1d3c-0000-7000-8000-000000000009' },
    reply: {
      email: 'ann@example.test',
      by: 'staff-1',
      at: '2026-11-22T13:30:00.000Z',
      until: '2026-12-06T13:30:00.000Z',
    },
  },
  personAliases: { params: { personId: kept.user_id }, reply: onePerson },
  changeAlias: {
    params: { personId: kept.user_id },
    body: { as: profile.user_id, same: true, reason: alias.reason },
    reply: onePerson,
  },
  knownShippers: { query: { limit: 50 }, reply: { items: [{ ...shipper, name: 'Sample Customer' }] } },
  knownShipper: { params: { userId: profile.user_id }, reply: { shipper, history: [shipperChange] } },
  changeShipper: {
    params: { userId: profile.user_id },
    body: {
      id: shipperChange.id,
      version: 1,
      status: 'KNOWN',
      ref: 'KS-20417',
      expiresOn: '2028-11-30',
      reason: shipperChange.reason,
    },
    reply: { shipper },
  },
  signUpChallenge: { body: { email: profile.email }, reply: challengeExample },
};
