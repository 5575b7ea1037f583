import type { identityEndpoints } from '#domain/identity/endpoints.ts';
import {
  nextLetterAt,
  PERSON_INVITED_DAYS,
  PersonInvitation,
} from '#domain/identity/people/person-invitation.ts';
import { DAY_MS } from '#domain/kernel/new-york.ts';
import { isPersonId } from '#domain/kernel/person/person-id.ts';
import { ok, refuse } from '#domain/kernel/result.ts';
import { compose } from '#events/envelope.ts';
import { PersonInvitedV1 } from '#events/identity/person-invited.v1.ts';
import { again, untilWritten } from '../../runtime/aggregate/until-written.ts';
import type { UseCase } from '../../runtime/http/use-case.ts';
import type { SharedDependencies } from '../../runtime/shared-dependencies.ts';
import type { ProfileStore } from '../profile-store.ts';
import { profileNotFound } from '../show-profile.ts';
import type { SecondFactors } from '../two-step/second-factors.ts';
import type { PeopleStore } from './people-store.ts';
import type { PersonInvitations } from './person-invitations.ts';

interface Deps extends Pick<SharedDependencies, 'clock' | 'newId'> {
  readonly profiles: Pick<ProfileStore, 'find'>;
  readonly people: Pick<PeopleStore, 'find'>;
  readonly invitations: PersonInvitations;
  /** Who has an account with an address. */
  readonly factors: Pick<SecondFactors, 'find'>;
  readonly newSecret: () => string;
}

const hasAccount = () => refuse('HAS_ACCOUNT', 'They have an account already.');
const addressHasAccount = () =>
  refuse(
    'HAS_ACCOUNT',
    'This address has an account already. Look for it under “Same person”, and say that both are one.',
  );
const emailNeeded = () =>
  refuse('EMAIL_NEEDED', 'We have no e-mail address of this person, so there is nowhere to send it.');
const invitedLately = (next: string) =>
  refuse('INVITED_LATELY', 'They got this letter within the last 24 hours. Send it again tomorrow.', {
    next,
  });

type Request = Parameters<UseCase<typeof identityEndpoints.invitePerson>>[0];

/** One try: the invitation with a letter that goes out now, or why there is none. */
const inviteOnce = async (
  { profiles, people, invitations, factors, newSecret, clock, newId }: Deps,
  { params: { personId }, body: { id: order }, caller: { userId: by }, correlationId, signal }: Request,
) => {
  const [profile, before, { ids }] = await Promise.all([
    profiles.find(personId, signal),
    invitations.find(personId, signal),
    people.find(personId, signal),
  ]);
  if (before?.order === order) return ok(PersonInvitation.parse(before));
  if (profile === undefined) return profileNotFound();
  if (!ids.every(isPersonId)) return hasAccount();
  const { email } = profile;
  if (email === '') return emailNeeded();
  if ((await factors.find(email, signal)) !== undefined) return addressHasAccount();
  const now = clock();
  const next = before && nextLetterAt(before, now);
  if (next !== undefined) return invitedLately(next);
  const at = now.toISOString();
  const invitation = {
    version: (before?.version ?? 0) + 1,
    email,
    by,
    at,
    until: new Date(now.getTime() + PERSON_INVITED_DAYS * DAY_MS).toISOString(),
    // The letter before leads to the same, unless it went to another address.
    secret: before?.email === email ? before.secret : newSecret(),
    order,
  };
  const event = compose(
    PersonInvitedV1,
    { subject: personId, version: invitation.version, at, data: { personId, by, at } },
    { newId, correlationId },
  );
  const isSaved = await invitations.save(personId, invitation, event);
  return isSaved ? ok(PersonInvitation.parse(invitation)) : again;
};

/** Invites a person whom the desk keeps to an account, once for each press and once a day. */
export const invitePerson =
  (deps: Deps): UseCase<typeof identityEndpoints.invitePerson> =>
  (request) =>
    untilWritten(`The invitation of ${request.params.personId}`, () => inviteOnce(deps, request));
