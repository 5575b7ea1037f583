import type { Claim } from '#domain/billing/claims/claim.ts';
import { needsReminder, reminded } from '#domain/billing/claims/lifecycle.ts';
import { ok } from '#domain/kernel/result.ts';
import { type EnvOf, required } from '../../runtime/env.ts';
import { pauseOf } from '../../runtime/pause.ts';
import type { SharedDependencies } from '../../runtime/shared-dependencies.ts';
import { type ClaimDeps, changeClaim } from './change-claim.ts';
import { type ClaimStore, claimStore } from './claim-store.ts';

export const remindVariables = { BILLING_TABLE: required };

interface Deps extends ClaimDeps {
  readonly claims: ClaimDeps['claims'] & Pick<ClaimStore, 'list'>;
}

const AT_ONCE = 25;

/** Open claims whose customer is to be reminded of our offer now. The list may be a moment behind: each is looked at again. */
const toRemind = async ({ claims, clock }: Deps): Promise<readonly Claim[]> => {
  const found: Claim[] = [];
  let after: string | undefined;
  do {
    const { items, next } = await claims.list('open', { after, limit: AT_ONCE });
    found.push(...items.filter((claim) => needsReminder(claim, clock())));
    after = next;
  } while (after !== undefined);
  return found;
};

/** Reminds customers of offers that end within days, each offer once: that they were is kept on the claim, with the event that tells them. */
const remindOffers =
  (deps: Deps) => async (): Promise<{ readonly looked: number; readonly reminded: number }> => {
    const due = await toRemind(deps);
    let count = 0;
    for (const { reference, version } of due) {
      const done = await changeClaim(deps, {
        reference,
        correlationId: deps.newId(),
        decide: (before, at) => ok(reminded(before, { by: 'system', at })),
      });
      if (done.ok && done.value.version > version) count += 1;
    }
    return { looked: due.length, reminded: count };
  };

/** The same on the tables of a stage. */
export const wireReminders = (
  { BILLING_TABLE }: EnvOf<typeof remindVariables>,
  { client, clock, newId }: Pick<SharedDependencies, 'client' | 'clock' | 'newId'>,
) => remindOffers({ claims: claimStore(client, BILLING_TABLE), clock, newId, pause: pauseOf(25) });
