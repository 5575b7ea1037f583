import * as z from 'zod/mini';
import { endpoint } from '../kernel/endpoint.ts';
import { pageOf, pageQuery } from '../kernel/page.ts';
import { EMAIL_MAX_LENGTH, emailProblem } from '../kernel/person/email.ts';
import { UserId } from '../kernel/user-id.ts';
import { emailEndpoints } from './email/email-endpoints.ts';
import { invitationEndpoints } from './invitations/invitation-endpoints.ts';
import { peopleEndpoints } from './people/people-endpoints.ts';
import { PersonName } from './profile.ts';
import { profileEndpoints } from './profile-endpoints.ts';
import { Colleague, RightsChange, RightsOrder, StaffMember } from './rights.ts';
import { sessionEndpoints } from './session-endpoints.ts';
import { shipperEndpoints } from './shipper/shipper-endpoints.ts';
import { signUpChallenge } from './sign-up-challenge.ts';
import { ResetReason, TwoStep, TwoStepReset } from './two-step.ts';

/** An e-mail address that somebody typed to find a person. */
const SearchedEmail = z.string().check(
  z.trim(),
  z.maxLength(EMAIL_MAX_LENGTH),
  z.refine((email) => emailProblem(email) === undefined, 'Please enter a valid email address'),
);

export const identityEndpoints = {
  ...profileEndpoints,
  ...emailEndpoints,
  ...invitationEndpoints,
  ...peopleEndpoints,
  ...shipperEndpoints,
  ...sessionEndpoints,
  names: endpoint('GET /api/names', {
    summary: 'Names of people by their ids, for the screens of staff; ids that nobody has are left out.',
    access: 'name.read',
    /** The ids with commas between them. */
    query: z.object({ ids: z.string().check(z.minLength(1), z.maxLength(1000)) }),
    reply: z.object({ people: z.array(PersonName) }),
  }),
  colleagues: endpoint('GET /api/colleagues', {
    summary: 'Everybody who works here, by name, with their roles, for whoever hands on work.',
    access: 'desk.manage',
    reply: z.object({ people: z.array(Colleague) }),
  }),
  twoStep: endpoint('GET /api/two-step', {
    summary:
      'Whether signing in asks the caller for a code from their phone, and since when. A change that was made in the user pool is recorded, and the caller is told by e-mail.',
    access: 'signed-in',
    reply: TwoStep,
  }),
  staff: endpoint('GET /api/staff', {
    summary: 'Everybody who works here, with their roles, and whether signing in asks them for a code.',
    access: ['admin'],
    reply: z.object({ askedOfStaff: z.boolean(), people: z.array(StaffMember) }),
  }),
  findPerson: endpoint('POST /api/staff/searches', {
    summary: 'Finds anybody by e-mail address, customers too, to give them a role or to help them sign in.',
    access: ['admin'],
    // In the body, because an address in a query would appear in access logs.
    body: z.strictObject({ email: SearchedEmail }),
    reply: StaffMember,
    refusals: { PERSON_NOT_FOUND: 404 },
  }),
  changeRoles: endpoint('POST /api/staff/{userId}/roles', {
    summary:
      'Gives and takes roles. What is taken ends with the next request of the person; what is given begins with their next token, within 15 minutes. Nobody takes their own `admin`.',
    access: ['admin'],
    params: z.object({ userId: UserId }),
    body: RightsOrder,
    reply: StaffMember,
    refusals: { PERSON_NOT_FOUND: 404, RIGHTS_CHANGED: 409, OWN_ADMIN: 409, NOT_ADMIN_ANY_MORE: 403 },
  }),
  rightsChanges: endpoint('GET /api/staff/changes', {
    summary: 'Who gave and took which roles, newest first.',
    access: ['admin'],
    query: z.object(pageQuery),
    reply: pageOf(RightsChange),
    refusals: { INVALID_CURSOR: 400 },
  }),
  resetTwoStep: endpoint('POST /api/sign-in-security/{userId}/resets', {
    summary:
      'Turns off the two-step sign-in of someone who lost their phone, and ends their sessions. Not your own.',
    access: ['admin'],
    params: z.object({ userId: UserId }),
    body: z.strictObject({ reason: ResetReason }),
    reply: z.object({ resets: z.array(TwoStepReset) }),
    refusals: { PERSON_NOT_FOUND: 404, OWN_ACCOUNT: 409 },
  }),
  signUpChallenge,
} as const;
