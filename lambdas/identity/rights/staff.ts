import type { identityEndpoints } from '#domain/identity/endpoints.ts';
import type { StaffMember } from '#domain/identity/rights.ts';
import { ok, refuse } from '#domain/kernel/result.ts';
import { workingRoles } from '#domain/kernel/role.ts';
import type { StaffTwoStep } from '#domain/kernel/staff-two-step.ts';
import type { UseCase } from '../../runtime/http/use-case.ts';
import { mapConcurrently } from '../../runtime/map-concurrently.ts';
import type { PersonWithFactor, SecondFactors } from '../two-step/second-factors.ts';
import type { TwoStepStore } from '../two-step/two-step-store.ts';
import type { SeenStore } from './last-seen.ts';
import type { RoleGroups } from './role-groups.ts';
import { type SettleDeps, settle } from './settle.ts';

/** What the use cases for admins need. */
export interface StaffDeps extends SettleDeps {
  readonly factors: Pick<SecondFactors, 'find'>;
  readonly groups: RoleGroups;
  readonly records: Pick<TwoStepStore, 'find'>;
  readonly seen: Pick<SeenStore, 'of'>;
}

export const personNotFound = () =>
  refuse('PERSON_NOT_FOUND', 'Nobody has a verified account with this e-mail address.');

/** A person with their roles, and how they sign in. What was left half done of a change is completed first. */
export const memberOf = async (
  deps: StaffDeps,
  { userId, name, email, on }: PersonWithFactor,
  run: { readonly correlationId: string; readonly signal?: AbortSignal | undefined },
): Promise<StaffMember> => {
  const { version } = await settle(deps, userId, run.correlationId);
  const [{ since, resets }, roles, lastSeen] = await Promise.all([
    deps.records.find(userId, run.signal),
    deps.groups.of(userId, run.signal),
    deps.seen.of(userId, run.signal),
  ]);
  const when = { ...(on && since ? { since } : {}), ...(lastSeen === undefined ? {} : { lastSeen }) };
  return { userId, name: name || email, email, roles: [...roles], version, on, resets, ...when };
};

/** The ids of everybody who works here, each once. */
const workersIn = async (groups: RoleGroups, signal?: AbortSignal): Promise<readonly string[]> => {
  const members = await mapConcurrently(workingRoles, (role) => groups.members(role, signal));
  return [...new Set(members.flat())];
};

/** Lists everybody who works here. */
export const listStaff =
  (deps: StaffDeps & { readonly staffTwoStep: StaffTwoStep }): UseCase<typeof identityEndpoints.staff> =>
  async ({ correlationId, signal }) => {
    const { factors, groups, staffTwoStep } = deps;
    const people = await mapConcurrently(await workersIn(groups, signal), async (userId) => {
      const person = await factors.find(userId, signal);
      return person && (await memberOf(deps, person, { correlationId, signal }));
    });
    return ok({
      askedOfStaff: staffTwoStep === 'asked',
      people: people
        .filter((person) => person !== undefined)
        .toSorted((one, other) => one.name.localeCompare(other.name)),
    });
  };

/** Finds anybody by e-mail address, customers too. */
export const findPerson =
  (deps: StaffDeps): UseCase<typeof identityEndpoints.findPerson> =>
  async ({ body: { email }, correlationId, signal }) => {
    const person = await deps.factors.find(email.toLowerCase(), signal);
    return person ? ok(await memberOf(deps, person, { correlationId, signal })) : personNotFound();
  };
