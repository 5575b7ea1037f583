import type { identityEndpoints } from '#domain/identity/endpoints.ts';
import { ok } from '#domain/kernel/result.ts';
import { type WorkingRole, workingRoles } from '#domain/kernel/role.ts';
import type { UseCase } from '../../runtime/http/use-case.ts';
import { mapConcurrently } from '../../runtime/map-concurrently.ts';
import { labelName } from '../new-profile.ts';
import type { ProfileStore } from '../profile-store.ts';
import type { RoleGroups } from './role-groups.ts';

/** The roles of everybody who works here, by their ids. */
const rolesOfAll = async (groups: Pick<RoleGroups, 'members'>, signal?: AbortSignal) => {
  const found = new Map<string, WorkingRole[]>();
  const members = await mapConcurrently(workingRoles, (role) => groups.members(role, signal));
  for (const [at, role] of workingRoles.entries())
    for (const userId of members[at] ?? []) found.set(userId, [...(found.get(userId) ?? []), role]);
  return found;
};

/** Lists everybody who works here by name. Somebody without a profile has no name yet and is left out. */
export const listColleagues =
  (
    groups: Pick<RoleGroups, 'members'>,
    profiles: Pick<ProfileStore, 'findAll'>,
  ): UseCase<typeof identityEndpoints.colleagues> =>
  async ({ signal }) => {
    const roles = await rolesOfAll(groups, signal);
    const found = await profiles.findAll([...roles.keys()]);
    const people = found.map((profile) => ({
      userId: profile.user_id,
      name: labelName(profile),
      roles: roles.get(profile.user_id) ?? [],
    }));
    return ok({ people: people.toSorted((one, other) => one.name.localeCompare(other.name)) });
  };
