import { type Cents, dollars } from '../../kernel/money.ts';
import { addDays, newYorkDay } from '../../kernel/new-york.ts';
import { ok, type Refusal, type Result, refuse } from '../../kernel/result.ts';
import { dayWords } from '../../kernel/short-times.ts';
import type { Said } from '../../shipments/caller/said.ts';
import { type AdditionForm, type Claim, type ClaimDeed, type ClaimState, MOST_ADDITIONS } from './claim.ts';

/** For how many days an offer can be accepted. */
const OFFER_DAYS = 30;
/** So many days before its last one the customer is reminded of an offer. */
const REMIND_DAYS = 3;

/** From where each deed goes, and where to. A claim that is settled, denied or taken back stays so. */
export const claimSteps = {
  // As long as nothing is paid.
  withdrawn: {
    from: ['OPEN', 'ACKNOWLEDGED', 'INVESTIGATING', 'OFFERED', 'ACCEPTED'],
    to: 'WITHDRAWN',
  },
  acknowledged: { from: ['OPEN'], to: 'ACKNOWLEDGED' },
  'looked-into': { from: ['ACKNOWLEDGED'], to: 'INVESTIGATING' },
  // A better offer, or one that is made again after its last day, takes the place of the one before.
  offered: { from: ['ACKNOWLEDGED', 'INVESTIGATING', 'OFFERED'], to: 'OFFERED' },
  accepted: { from: ['OFFERED'], to: 'ACCEPTED' },
  declined: { from: ['OFFERED'], to: 'INVESTIGATING' },
  denied: { from: ['ACKNOWLEDGED', 'INVESTIGATING', 'OFFERED'], to: 'DENIED' },
  settled: { from: ['ACCEPTED'], to: 'SETTLED' },
} as const satisfies Readonly<
  Record<
    Exclude<ClaimDeed, 'filed' | 'added' | 'reminded'>,
    { readonly from: readonly ClaimState[]; readonly to: ClaimState }
  >
>;
export type ClaimStep = keyof typeof claimSteps;

/** Whether a deed can be done now. */
export const canStep = ({ state }: Pick<Claim, 'state'>, what: ClaimStep): boolean =>
  (claimSteps[what].from as readonly ClaimState[]).includes(state);

type Changed = Refusal<'CLAIM_CHANGED', { readonly claim: Claim }>;
export type Stepped<R extends Refusal<string, unknown> = never> = Result<Claim, never, Changed | R>;

/** Who does something, when, and at which version of the claim. `said`: a caller asked for it. */
export interface ClaimAct {
  readonly version: number;
  /** A user id. */
  readonly by: string;
  readonly at: string;
  readonly said?: Said | undefined;
}

const isOver = (to: ClaimState): boolean => to === 'SETTLED' || to === 'DENIED' || to === 'WITHDRAWN';

/** The next version, with what was done. */
const next = (
  claim: Claim,
  what: ClaimDeed,
  { by, at, said }: Omit<ClaimAct, 'version'>,
  facts: Partial<Claim>,
): Claim => ({
  ...claim,
  ...facts,
  version: claim.version + 1,
  acts: [...claim.acts, { what, by, at, ...(said === undefined ? {} : { said }) }],
  changedAt: at,
});

/** Somebody else has done something with it. */
export const changedMeanwhile = (claim: Claim) =>
  refuse('CLAIM_CHANGED', 'This claim has changed meanwhile. Look at it again, then decide.', { claim });

const step = (
  claim: Claim,
  what: ClaimStep,
  { version, by, at, said }: ClaimAct,
  facts: Partial<Claim> = {},
): Stepped => {
  // The same act again, as after an answer that was lost.
  if (claim.version === version + 1 && claim.acts.at(-1)?.what === what && claim.acts.at(-1)?.by === by)
    return ok(claim);
  if (claim.version !== version || !canStep(claim, what)) return changedMeanwhile(claim);
  const { to } = claimSteps[what];
  const closing = isOver(to) ? { closedAt: at } : {};
  return ok(next(claim, what, { by, at, said }, { ...facts, state: to, ...closing }));
};

/** The customer takes it back, as long as nothing is paid. */
export const withdrawn = (claim: Claim, act: ClaimAct): Stepped => step(claim, 'withdrawn', act);

/** Whether something can be added: until an offer is accepted. */
export const canAdd = ({ state, added = [] }: Pick<Claim, 'state' | 'added'>): boolean =>
  ['OPEN', 'ACKNOWLEDGED', 'INVESTIGATING', 'OFFERED'].includes(state) && added.length < MOST_ADDITIONS;

/** The customer adds a sentence and photos, once for each id of a form. Where the claim is does not change by it. */
export const added = (
  claim: Claim,
  { id, text, photos, ...act }: AdditionForm & Omit<ClaimAct, 'version'>,
): Result<Claim, never, Refusal<'CLAIM_TAKES_NO_MORE'>> => {
  const known = claim.added ?? [];
  if (known.some((one) => one.id === id)) return ok(claim);
  if (!canAdd(claim))
    return refuse('CLAIM_TAKES_NO_MORE', 'Nothing more can be added to this claim. Please call us.');
  return ok(next(claim, 'added', act, { added: [...known, { id, text, photos, at: act.at }] }));
};

/** We have it, or we look into it. */
export const moved = (claim: Claim, what: 'acknowledged' | 'looked-into', act: ClaimAct): Stepped =>
  step(claim, what, act);

/** We offer a sum, no more than is claimed, with why it is that much. */
export const offered = (
  claim: Claim,
  { sum, text, ...act }: ClaimAct & { readonly sum: Cents; readonly text: string },
): Stepped<Refusal<'OFFER_TOO_HIGH', { readonly most: Cents }>> => {
  if (sum > claim.worth)
    return refuse('OFFER_TOO_HIGH', `${dollars(claim.worth)} is claimed. An offer is not more.`, {
      most: claim.worth,
    });
  const until = addDays(newYorkDay(new Date(act.at)), OFFER_DAYS);
  return step(claim, 'offered', act, { offer: { sum, text, until, at: act.at } });
};

/** Whether the last day of an offer is over in New York. */
export const isOfferOver = ({ offer }: Pick<Claim, 'offer'>, now: Date): boolean =>
  offer !== undefined && offer.until < newYorkDay(now);

/** Whether the customer is to be reminded of an offer now: once, in its last days. */
export const needsReminder = ({ state, offer }: Pick<Claim, 'state' | 'offer'>, now: Date): boolean => {
  if (state !== 'OFFERED' || offer === undefined || offer.remindedAt !== undefined) return false;
  const today = newYorkDay(now);
  return today <= offer.until && offer.until <= addDays(today, REMIND_DAYS);
};

/** The customer is reminded of an offer that ends soon. It is the same claim where they need not be. */
export const reminded = (claim: Claim, act: Omit<ClaimAct, 'version' | 'said'>): Claim =>
  claim.offer === undefined || !needsReminder(claim, new Date(act.at))
    ? claim
    : next(claim, 'reminded', act, { offer: { ...claim.offer, remindedAt: act.at } });

/** The customer accepts the offer or declines it: the one of the version that they saw, until its last day. */
export const answered = (
  claim: Claim,
  what: 'accepted' | 'declined',
  act: ClaimAct,
): Stepped<Refusal<'OFFER_OVER'>> => {
  if (what === 'accepted' && claim.state === 'OFFERED' && isOfferOver(claim, new Date(act.at)))
    return refuse(
      'OFFER_OVER',
      `The last day for this offer was ${dayWords(claim.offer?.until ?? '')}. Please call us.`,
    );
  return step(claim, what, act);
};

/** We pay nothing, and say why. */
export const denied = (claim: Claim, { text, ...act }: ClaimAct & { readonly text: string }): Stepped =>
  step(claim, 'denied', act, { denied: { text, at: act.at } });

/** How an accepted offer is paid: so much is taken off the invoice, and the rest is paid another way. */
export interface Settling extends ClaimAct {
  readonly credit: Cents;
  readonly invoice?: string | undefined;
  readonly paid?: NonNullable<Claim['settled']>['paid'];
}

/** What was accepted is paid, to the cent. */
export const settled = (
  claim: Claim,
  { credit, invoice, paid, ...act }: Settling,
): Stepped<Refusal<'SETTLE_SUM', { readonly left: Cents }>> => {
  const left = (claim.offer?.sum ?? 0) - credit;
  const isWhole = left === 0 ? paid === undefined : left > 0 && paid !== undefined;
  if (claim.state === 'ACCEPTED' && !isWhole)
    return refuse('SETTLE_SUM', settleWords(left), { left: Math.max(0, left) });
  return step(claim, 'settled', act, {
    settled: {
      credit,
      ...(credit === 0 || invoice === undefined ? {} : { invoice }),
      ...(paid === undefined ? {} : { paid }),
      at: act.at,
    },
  });
};

const settleWords = (left: Cents): string => {
  if (left < 0) return `The credit is ${dollars(-left)} more than was accepted.`;
  return left === 0
    ? 'The credit is all of it. Nothing else is to be paid.'
    : `${dollars(left)} is left. Say how it was paid, with its number.`;
};
