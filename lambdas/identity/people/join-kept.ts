import { joinPeople, type OnePerson } from '#domain/identity/people/aliases.ts';
import { ACCEPTED_INVITATION, readKeptToken } from '#domain/identity/people/person-invitation.ts';
import { compose } from '#events/envelope.ts';
import { PersonAliasedV1 } from '#events/identity/person-aliased.v1.ts';
import { again, untilWritten } from '../../runtime/aggregate/until-written.ts';
import type { SharedDependencies } from '../../runtime/shared-dependencies.ts';
import { type Account, keptAsOf } from '../account.ts';
import type { PeopleStore } from './people-store.ts';
import type { PersonInvitations } from './person-invitations.ts';

interface Deps extends Pick<SharedDependencies, 'clock' | 'newId'> {
  readonly people: PeopleStore;
  readonly invitations: Pick<PersonInvitations, 'find'>;
}

interface Run {
  readonly correlationId: string;
  readonly signal?: AbortSignal | undefined;
}

/** Whom an account may be: of its confirmed address, by its letter, while that is good. */
const invitedAs = async ({ invitations, clock }: Deps, account: Account, { signal }: Run) => {
  const token = readKeptToken(keptAsOf(account) ?? '');
  if (token === undefined || account.emailVerified !== true) return undefined;
  const invitation = await invitations.find(token.personId, signal);
  const isTheirs =
    invitation?.secret === token.secret &&
    invitation.email === account.email.trim().toLowerCase() &&
    invitation.until > clock().toISOString();
  return isTheirs ? token.personId : undefined;
};

/**
 * Whoever confirms an address by a sign-up through the letter that invited it is the person whom the desk kept, from the first token on. A
 * repetition changes nothing. An address that is not confirmed, another letter, or one that ended joins nobody.
 */
export const joinKept =
  (deps: Deps) =>
  async (account: Account, run: Run): Promise<void> => {
    const personId = await invitedAs(deps, account, run);
    if (personId === undefined) return;
    const { people, clock, newId } = deps;
    const { userId } = account;
    await untilWritten(`Who ${personId} is`, async () => {
      const before = [
        await people.find(personId, run.signal),
        await people.find(userId, run.signal),
      ] as const;
      const at = clock().toISOString();
      const alias = {
        ids: [personId, userId] as [string, string],
        at,
        by: userId,
        reason: ACCEPTED_INVITATION,
      };
      const joined = joinPeople(...before, alias);
      const after: readonly OnePerson[] | undefined = joined.ok ? joined.value : undefined;
      // They are one already, or the desk said meanwhile that this is somebody else.
      if (after === undefined) return 'done';
      const event = compose(
        PersonAliasedV1,
        {
          subject: personId,
          version: people.versionAfter(before),
          at,
          data: { personId, as: userId, same: true, by: userId, changedAt: at },
        },
        { newId, correlationId: run.correlationId },
      );
      return (await people.replace(before, after, event)) ? 'done' : again;
    });
  };
