import type { identityEndpoints } from '#domain/identity/endpoints.ts';
import { rolesAfter } from '#domain/identity/rights.ts';
import { ok, refuse } from '#domain/kernel/result.ts';
import { again, untilWritten } from '../../runtime/aggregate/until-written.ts';
import type { UseCase } from '../../runtime/http/use-case.ts';
import type { Log } from '../../runtime/logger.ts';
import type { SharedDependencies } from '../../runtime/shared-dependencies.ts';
import type { RightsStore } from './rights-store.ts';
import { settle } from './settle.ts';
import { memberOf, personNotFound, type StaffDeps } from './staff.ts';
import { isStillAdmin, notAdminAnyMore } from './still-admin.ts';

interface Deps extends StaffDeps, Pick<SharedDependencies, 'clock'> {
  readonly rights: Pick<RightsStore, 'find' | 'turn' | 'begin' | 'finish'>;
  readonly log: Pick<Log, 'info'>;
}

const changed = () =>
  refuse('RIGHTS_CHANGED', 'Someone else has changed these roles. Look at them again, then change them.');

type Request = Parameters<UseCase<typeof identityEndpoints.changeRoles>>[0];

/** One try. When somebody else had the turn, everything is looked at once more. */
const tryOnce = async (
  deps: Deps,
  userId: string,
  { body, caller, correlationId }: Pick<Request, 'body' | 'caller' | 'correlationId'>,
) => {
  const { groups, rights, clock, log } = deps;
  const turn = await rights.turn();
  const stored = await settle(deps, userId, correlationId);
  if (stored.last?.id === body.id) return 'done';
  if (stored.version !== body.version) return changed();
  if (!(await isStillAdmin(deps, caller.userId))) return notAdminAnyMore();
  const before = [...(await groups.of(userId))];
  const after = rolesAfter(before, body);
  if (after.join() === before.join()) return 'done';
  if (userId === caller.userId && !after.includes('admin'))
    return refuse('OWN_ADMIN', 'Ask another admin to take your admin role.');
  const { id, reason } = body;
  const at = clock().toISOString();
  const change = { id, at, userId, by: caller.userId, before, after, reason };
  if ((await rights.begin(stored, change, turn)) !== undefined) return again;
  await settle(deps, userId, correlationId);
  log.info('Roles were changed', { userId, by: caller.userId, before, after, correlationId });
  return 'done';
};

/**
 * Gives and takes roles. What was decided is kept first, then the pool is changed, then history, event and profile are written
 * together: whatever stops it in between, the next look at this person completes it. Nobody takes their own `admin`, so there is
 * always one.
 */
export const changeRoles =
  (deps: Deps): UseCase<typeof identityEndpoints.changeRoles> =>
  async (request) => {
    const { params, correlationId, signal } = request;
    const person = await deps.factors.find(params.userId, signal);
    if (!person) return personNotFound();
    const outcome = await untilWritten(`The roles of ${person.userId}`, () =>
      tryOnce(deps, person.userId, request),
    );
    return outcome === 'done' ? ok(await memberOf(deps, person, { correlationId, signal })) : outcome;
  };
