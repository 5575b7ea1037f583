import type { identityEndpoints } from '#domain/identity/endpoints.ts';
import { ok } from '#domain/kernel/result.ts';
import type { StaffTwoStep } from '#domain/kernel/staff-two-step.ts';
import { compose } from '#events/envelope.ts';
import { TwoStepChangedV2 } from '#events/identity/two-step-changed.v2.ts';
import type { UseCase } from '../../runtime/http/use-case.ts';
import type { SharedDependencies } from '../../runtime/shared-dependencies.ts';
import type { SecondFactors } from './second-factors.ts';
import type { TwoStepStore } from './two-step-store.ts';

interface Deps extends Pick<SharedDependencies, 'clock' | 'newId'> {
  readonly factors: Pick<SecondFactors, 'find'>;
  readonly records: Pick<TwoStepStore, 'update'>;
  readonly staffTwoStep: StaffTwoStep;
}

/**
 * Shows whether signing in asks the caller for a code, and since when. People turn it on and off in the user pool, which tells us
 * nothing. So this compares the pool with our record, and what has changed is recorded and told to the person by e-mail: it may have
 * been somebody else.
 */
export const showTwoStep =
  ({ factors, records, staffTwoStep, clock, newId }: Deps): UseCase<typeof identityEndpoints.twoStep> =>
  async ({ caller: { userId }, correlationId, signal }) => {
    const person = await factors.find(userId, signal);
    const on = person?.on ?? false;
    const changedAt = clock().toISOString();
    const { since } = await records.update(userId, (stored) => {
      if (person === undefined || on === (stored.since !== undefined)) return undefined;
      const data = { userId, on, changedAt };
      const event = compose(
        TwoStepChangedV2,
        { subject: userId, version: stored.version + 1, at: changedAt, data },
        { newId, correlationId },
      );
      return { record: { resets: stored.resets, ...(on ? { since: changedAt } : {}) }, event };
    });
    return ok({ on, askedOfStaff: staffTwoStep === 'asked', ...(since === undefined ? {} : { since }) });
  };
