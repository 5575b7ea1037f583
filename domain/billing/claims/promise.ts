import type { Claim } from './claim.ts';

/** Until when we have promised the customer our next word on a claim, ISO 8601, and whether that is over. */
export interface Promised {
  readonly by: string;
  readonly isLate: boolean;
}

/** What is promised of a claim: that we say we have it, and then an offer or why not. Undefined once the customer has our answer, or withdrew it. */
export const promiseOf = (
  { state, acknowledgeBy, answerBy }: Pick<Claim, 'state' | 'acknowledgeBy' | 'answerBy'>,
  now: Date,
): Promised | undefined => {
  const isOpen = state === 'OPEN';
  if (!isOpen && state !== 'ACKNOWLEDGED' && state !== 'INVESTIGATING') return undefined;
  const by = isOpen ? acknowledgeBy : answerBy;
  return { by, isLate: Date.parse(by) < now.getTime() };
};
