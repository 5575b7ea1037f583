import type { WorkingRole } from '#domain/kernel/role.ts';
import { compose } from '#events/envelope.ts';
import { RightsChangedV1 } from '#events/identity/rights-changed.v1.ts';
import { again, untilWritten } from '../../runtime/aggregate/until-written.ts';
import type { RefuseOlder } from '../../runtime/http/ended-sessions.ts';
import type { SharedDependencies } from '../../runtime/shared-dependencies.ts';
import type { ProfileStore } from '../profile-store.ts';
import type { RightsRecord, RightsStore, StoredChange } from './rights-store.ts';
import type { RoleGroups } from './role-groups.ts';

export interface SettleDeps extends Pick<SharedDependencies, 'newId' | 'clock'> {
  readonly refuseOlder: RefuseOlder;
  readonly groups: Pick<RoleGroups, 'of' | 'give' | 'take'>;
  readonly rights: Pick<RightsStore, 'find' | 'finish'>;
  readonly profiles: Pick<ProfileStore, 'find'>;
}

/** Makes the groups in the pool those that were decided; a new role is given before an old one is taken. */
const bringIntoPool = async (
  groups: SettleDeps['groups'],
  userId: string,
  decided: readonly WorkingRole[],
): Promise<void> => {
  const present = await groups.of(userId);
  for (const role of decided) if (!present.includes(role)) await groups.give(userId, role);
  for (const role of present) if (!decided.includes(role)) await groups.take(userId, role);
};

/** Whoever lost a role has it in their token for up to fifteen minutes more, so the API refuses that token from now on. */
const endOldTokens = async ({ refuseOlder, clock }: SettleDeps, change: StoredChange): Promise<void> => {
  const lost = change.before.some((role) => !change.after.includes(role));
  if (lost) await refuseOlder(change.userId, clock());
};

const eventOf = (
  { userId, by, before, after, at }: StoredChange,
  version: number,
  origin: { readonly newId: () => string; readonly correlationId: string },
) =>
  compose(
    RightsChangedV1,
    {
      subject: userId,
      version,
      at,
      data: { userId, by, changed: { roles: { before, after } }, changedAt: at },
    },
    origin,
  );

/**
 * Completes a change of roles that was decided, and returns the record as it is then. Every step may be repeated, so whoever
 * comes next completes what was left half done.
 */
export const settle = (deps: SettleDeps, userId: string, correlationId: string): Promise<RightsRecord> => {
  const { groups, rights, profiles, newId } = deps;
  let isFirst = true;
  return untilWritten(`The change of the roles of ${userId}`, async () => {
    const stored = await rights.find(userId);
    const { pending, last } = stored;
    if (pending === undefined) {
      // Whoever completed it first may have gone on to another change, which ours came too late for.
      if (!isFirst && last !== undefined) await bringIntoPool(groups, userId, last.roles);
      return stored;
    }
    await bringIntoPool(groups, userId, pending.after);
    await endOldTokens(deps, pending);
    const event = eventOf(pending, stored.version + 1, { newId, correlationId });
    const hasProfile = (await profiles.find(userId)) !== undefined;
    if (await rights.finish(stored, pending, { event, hasProfile }))
      return { version: stored.version + 1, last: { id: pending.id, roles: pending.after } };
    isFirst = false;
    return again;
  });
};
