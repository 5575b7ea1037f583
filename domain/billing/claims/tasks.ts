import type { DerivedTask } from '../../kernel/derived-task.ts';
import type { Claim } from './claim.ts';

/** What waits for us at a claim: that we say we have it, that we answer it, and that we pay what was accepted. An offer waits for the customer. */
export const claimTasks = ({
  state,
  createdAt,
  changedAt,
  acknowledgeBy,
  answerBy,
}: Claim): readonly DerivedTask<'CLAIM' | 'CLAIM_TO_ANSWER' | 'CLAIM_TO_PAY'>[] => {
  if (state === 'OPEN') return [{ kind: 'CLAIM', since: createdAt, due: acknowledgeBy }];
  if (state === 'ACKNOWLEDGED' || state === 'INVESTIGATING')
    return [{ kind: 'CLAIM_TO_ANSWER', since: createdAt, due: answerBy }];
  return state === 'ACCEPTED' ? [{ kind: 'CLAIM_TO_PAY', since: changedAt }] : [];
};
