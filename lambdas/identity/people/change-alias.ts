import type { identityEndpoints } from '#domain/identity/endpoints.ts';
import { type Alias, joinPeople, type OnePerson, partPeople } from '#domain/identity/people/aliases.ts';
import { isPersonId } from '#domain/kernel/person/person-id.ts';
import { ok, type Plain } from '#domain/kernel/result.ts';
import { compose } from '#events/envelope.ts';
import { PersonAliasedV1 } from '#events/identity/person-aliased.v1.ts';
import { changing, type Decision } from '../../runtime/aggregate/changing.ts';
import type { RefuseOlder } from '../../runtime/http/ended-sessions.ts';
import type { UseCase } from '../../runtime/http/use-case.ts';
import type { SharedDependencies } from '../../runtime/shared-dependencies.ts';
import type { ProfileStore } from '../profile-store.ts';
import { profileNotFound } from '../show-profile.ts';
import type { PeopleStore, StoredPerson } from './people-store.ts';

interface Deps extends Pick<SharedDependencies, 'clock' | 'newId'> {
  readonly profiles: Pick<ProfileStore, 'findAll'>;
  readonly people: PeopleStore;
  readonly refuseOlder: RefuseOlder;
}

type Request = Parameters<UseCase<typeof identityEndpoints.changeAlias>>[0];

const shown = ({ ids, aliases }: StoredPerson) => ok({ ids: [...ids], aliases: [...aliases] });

/** Who else a person is whom the desk keeps. */
export const showAliases =
  ({
    profiles,
    people,
  }: Pick<Deps, 'profiles' | 'people'>): UseCase<typeof identityEndpoints.personAliases> =>
  async ({ params: { personId }, signal }) => {
    const [found] = await profiles.findAll([personId]);
    return found ? shown(await people.find(personId, signal)) : profileNotFound();
  };

/** Two people before a change, and who they are after it. */
interface Change {
  readonly before: readonly StoredPerson[];
  readonly after: readonly OnePerson[];
}
type Found = readonly [StoredPerson, StoredPerson];

/** Without a change, it is as it should be already. Either way the accounts of both may have tokens that say otherwise. */
const decide = (
  [one, other]: Found,
  alias: Alias,
  same: boolean,
): Decision<Change, ReadonlySet<string>, Plain<'TWO_ACCOUNTS' | 'TOO_MANY_IDS' | 'NO_SUCH_ALIAS'>> => {
  const accounts = new Set([...one.ids, ...other.ids].filter((id) => !isPersonId(id)));
  const decided = same ? joinPeople(one, other, alias) : partPeople(one, alias.ids);
  if (!decided.ok) return decided;
  if (decided.value === undefined) return { done: accounts };
  return { change: { before: same ? [one, other] : [one], after: decided.value }, answer: accounts };
};

const eventOf = (
  { params: { personId }, body: { as, same }, caller, correlationId }: Request,
  { version, at }: { readonly version: number; readonly at: string },
  newId: Deps['newId'],
) =>
  compose(
    PersonAliasedV1,
    {
      subject: personId,
      version,
      at,
      data: { personId, as, same, by: caller.userId, changedAt: at },
    },
    { newId, correlationId },
  );

/**
 * Says that a person whom the desk keeps is somebody else too, or takes that back. The tokens of the account name whom it took over, so
 * the API refuses those that it has now, after the change: the app fetches one that is right. A call that failed in between is
 * repeated, and ends them then.
 */
export const changeAlias =
  ({ profiles, people, refuseOlder, clock, newId }: Deps): UseCase<typeof identityEndpoints.changeAlias> =>
  async (request) => {
    const { params, body, caller, signal } = request;
    const pair: [string, string] = [params.personId, body.as];
    if ((await profiles.findAll(pair)).length < new Set(pair).size) return profileNotFound();
    const at = clock().toISOString();
    const alias = { ids: pair, at, by: caller.userId, reason: body.reason };
    const decided = await changing(
      `who ${params.personId} is`,
      {
        read: (): Promise<Found> => Promise.all([people.find(pair[0], signal), people.find(pair[1], signal)]),
        write: ({ before, after }: Change) =>
          people.replace(
            before,
            after,
            eventOf(request, { version: people.versionAfter(before), at }, newId),
          ),
      },
      (found) => decide(found, alias, body.same),
    );
    if (!decided.ok) return decided;
    for (const account of decided.value) await refuseOlder(account, clock());
    return shown(await people.find(params.personId, signal));
  };
