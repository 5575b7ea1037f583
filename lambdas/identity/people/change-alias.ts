import type { identityEndpoints } from '#domain/identity/endpoints.ts';
import { type Alias, joinPeople, partPeople } from '#domain/identity/people/aliases.ts';
import { isPersonId } from '#domain/kernel/person/person-id.ts';
import { ok, refuse } from '#domain/kernel/result.ts';
import { compose } from '#events/envelope.ts';
import { PersonAliasedV1 } from '#events/identity/person-aliased.v1.ts';
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

/** Who is there before a change and after it. Without `after`, it is as it should be already. */
const decided = (one: StoredPerson, other: StoredPerson, same: boolean, alias: Alias) => {
  if (same) {
    const joined = joinPeople(one, other, alias);
    return joined.ok ? ok({ before: [one, other], after: joined.value && [joined.value] }) : joined;
  }
  const parted = partPeople(one, alias.ids);
  return parted.ok ? ok({ before: [one], after: parted.value }) : parted;
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
    const pair: readonly [string, string] = [params.personId, body.as];
    if ((await profiles.findAll(pair)).length < new Set(pair).size) return profileNotFound();
    const [one, other] = await Promise.all([people.find(pair[0], signal), people.find(pair[1], signal)]);
    const at = clock().toISOString();
    const alias = { ids: [...pair] as [string, string], at, by: caller.userId, reason: body.reason };
    const change = decided(one, other, body.same, alias);
    if (!change.ok) return change;
    const { before, after } = change.value;
    if (after) {
      const event = eventOf(request, { version: people.versionAfter(before), at }, newId);
      if (!(await people.replace(before, after, event)))
        return refuse('ALIASES_CHANGED', 'Someone else has just changed who this is. Look again.');
    }
    const accounts = new Set([...one.ids, ...other.ids].filter((id) => !isPersonId(id)));
    for (const account of accounts) await refuseOlder(account, clock());
    return shown(await people.find(params.personId, signal));
  };
