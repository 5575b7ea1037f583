import type { DerivedTask } from '../../kernel/derived-task.ts';
import { addDays, newYorkInstant } from '../../kernel/new-york.ts';
import type { Claim } from './claim.ts';
import { isOfferOver } from './lifecycle.ts';

type ClaimTask = DerivedTask<'CLAIM' | 'CLAIM_TO_ANSWER' | 'CLAIM_ADDED' | 'CLAIM_TO_PAY'>;

/** Within so many days after its last one somebody calls about an offer that was not answered. */
const CALL_DAYS = 2;

/** Since when something that the customer added waits to be read; undefined where we have done something with the claim since. */
const addedSince = ({ acts }: Claim): string | undefined => {
  const last = acts.findLast(({ what }) => what !== 'reminded');
  return last?.what === 'added' ? last.at : undefined;
};

const ofState = (claim: Claim, now: Date): readonly ClaimTask[] => {
  const { state, createdAt, changedAt, acknowledgeBy, answerBy, offer } = claim;
  switch (state) {
    case 'OPEN':
      return [{ kind: 'CLAIM', since: createdAt, due: acknowledgeBy }];
    case 'ACKNOWLEDGED':
    case 'INVESTIGATING':
      return [{ kind: 'CLAIM_TO_ANSWER', since: createdAt, due: answerBy }];
    case 'OFFERED':
      return offer !== undefined && isOfferOver(claim, now)
        ? [
            {
              kind: 'CLAIM_TO_ANSWER',
              since: newYorkInstant(addDays(offer.until, 1), '00:00').toISOString(),
              due: newYorkInstant(addDays(offer.until, CALL_DAYS), '17:00').toISOString(),
            },
          ]
        : [];
    case 'ACCEPTED':
      return [{ kind: 'CLAIM_TO_PAY', since: changedAt }];
    default:
      return [];
  }
};

/**
 * What waits for us at a claim: that we say we have it, that we answer it, that we read what was added, that we call whoever let an offer
 * lapse, and that we pay what was accepted. An offer that stands waits for the customer. Who reads a new report reads what was added with it.
 */
export const claimTasks = (claim: Claim, now: Date): readonly ClaimTask[] => {
  const since = claim.state === 'OPEN' || claim.closedAt !== undefined ? undefined : addedSince(claim);
  return [...ofState(claim, now), ...(since === undefined ? [] : [{ kind: 'CLAIM_ADDED' as const, since }])];
};
