import type { identityEndpoints } from '#domain/identity/endpoints.ts';
import { ok, refuse } from '#domain/kernel/result.ts';
import { compose } from '#events/envelope.ts';
import { TwoStepResetV2 } from '#events/identity/two-step-reset.v2.ts';
import type { UseCase } from '../../runtime/http/use-case.ts';
import type { Log } from '../../runtime/logger.ts';
import type { SharedDependencies } from '../../runtime/shared-dependencies.ts';
import type { EndSessions } from '../end-sessions.ts';
import { personNotFound } from '../rights/staff.ts';
import type { SecondFactors } from './second-factors.ts';
import type { TwoStepStore } from './two-step-store.ts';

interface Deps extends Pick<SharedDependencies, 'clock' | 'newId'> {
  readonly factors: Pick<SecondFactors, 'find' | 'turnOff'>;
  readonly records: Pick<TwoStepStore, 'update'>;
  readonly endSessions: EndSessions;
  readonly userPoolId: string;
  readonly log: Pick<Log, 'info'>;
}

/**
 * Turns off the two-step sign-in of somebody who lost their phone, and ends their sessions, because the lost phone may have one. The
 * reset is recorded last: a call that failed before is repeated and finds nothing done twice. Nobody resets their own, so that a
 * computer left open is not enough to get rid of the second step.
 */
export const resetTwoStep =
  (deps: Deps): UseCase<typeof identityEndpoints.resetTwoStep> =>
  async ({ params: { userId }, body: { reason }, caller, correlationId, signal }) => {
    const { factors, records, endSessions, userPoolId, clock, newId, log } = deps;
    if (userId === caller.userId) {
      return refuse('OWN_ACCOUNT', 'Ask another admin to reset yours.');
    }
    const [person, admin] = await Promise.all([
      factors.find(userId, signal),
      factors.find(caller.userId, signal),
    ]);
    if (!person) return personNotFound();
    await factors.turnOff(person.userId, signal);
    await endSessions({ userPoolId, userId: person.userId }, signal);
    const at = clock().toISOString();
    const byName = admin?.name || admin?.email || caller.userId;
    const { resets } = await records.update(person.userId, (stored) => ({
      record: { resets: [{ at, by: caller.userId, byName, reason }, ...stored.resets] },
      event: compose(
        TwoStepResetV2,
        {
          subject: person.userId,
          version: stored.version + 1,
          at,
          data: { userId: person.userId, resetBy: caller.userId, resetAt: at },
        },
        { newId, correlationId },
      ),
    }));
    log.info('Two-step sign-in was reset', { userId: person.userId, by: caller.userId, correlationId });
    return ok({ resets });
  };
