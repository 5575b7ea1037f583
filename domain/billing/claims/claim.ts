import * as z from 'zod/mini';
import { claimWindows } from '../../carriage/claim-windows.ts';
import { referenceKind } from '../../kernel/reference.ts';
import { Said } from '../../shipments/caller/said.ts';
import { ChosenPieces } from '../../shipments/pieces.ts';
import { TrackingNumber } from '../../shipments/tracking-number.ts';
import { MOST_CENTS } from '../money-endpoints.ts';

/** References of claims: `CLM-7K3M9Q2X`. */
export const claimReference = referenceKind('CLM', 8);
export const ClaimReference = z
  .string()
  .check(z.regex(claimReference.shape, 'A reference looks like CLM-7K3M9Q2X.'));

/** What a customer can report, each with a clock of its own (`carriage/claim-windows.ts`). */
export const claimKinds = claimWindows.map(({ kind }) => kind) as [ClaimKind, ...ClaimKind[]];
export type ClaimKind = (typeof claimWindows)[number]['kind'];

/**
 * Where a claim is. `ACCEPTED`: the customer agreed to what we offered, and we still have to pay it. An offer that is declined is looked
 * into again. `WITHDRAWN`: the customer took it back.
 */
export const claimStates = [
  'OPEN',
  'ACKNOWLEDGED',
  'INVESTIGATING',
  'OFFERED',
  'ACCEPTED',
  'SETTLED',
  'DENIED',
  'WITHDRAWN',
] as const;
export type ClaimState = (typeof claimStates)[number];

/** What somebody did with a claim. */
export const claimDeeds = [
  'filed',
  'added',
  'withdrawn',
  'acknowledged',
  'looked-into',
  'offered',
  'reminded',
  'accepted',
  'declined',
  'denied',
  'settled',
] as const;
export type ClaimDeed = (typeof claimDeeds)[number];

/** With a report, and with each thing that is added to it. */
export const MOST_CLAIM_PHOTOS = 6;
/** So often something can be added to a claim. */
export const MOST_ADDITIONS = 10;
const STORY_MAX = 2000;
export const ADDITION_MIN = 3;
export const ADDITION_MAX = 1000;
/** Said of a text that is too short to add. */
export const ADDITION_SHORT = 'Say it in a few words';

/** Cents. */
const sum = z.int().check(z.minimum(1), z.maximum(MOST_CENTS));

/** Files of the shipment with the purpose `CLAIM_PHOTO`. */
const photos = z.array(z.uuid()).check(z.maxLength(MOST_CLAIM_PHOTOS));

/** What a customer reports, as the form sends it. */
export const ClaimForm = z.strictObject({
  /** Made by the form: the same form sent twice is one claim. */
  id: z.uuid(),
  shipment: TrackingNumber,
  kind: z.enum(claimKinds),
  pieces: ChosenPieces,
  story: z
    .string()
    .check(
      z.trim(),
      z.minLength(10, 'Tell us what happened'),
      z.maxLength(STORY_MAX, `At most ${STORY_MAX} characters`),
    ),
  /** What was lost by it, in cents. */
  worth: sum,
  photos,
});
export type ClaimForm = z.infer<typeof ClaimForm>;

/** What a customer adds to an open claim, as the form sends it. */
export const AdditionForm = z.strictObject({
  /** Made by the form: the same form sent twice is one addition. */
  id: z.uuid(),
  text: z
    .string()
    .check(
      z.trim(),
      z.minLength(ADDITION_MIN, ADDITION_SHORT),
      z.maxLength(ADDITION_MAX, `At most ${ADDITION_MAX} characters`),
    ),
  photos,
});
export type AdditionForm = z.infer<typeof AdditionForm>;

/** How the bank or the insurer pays what is not taken off the invoice. Cash would be missing in a drawer. */
export const payoutMethods = ['CHECK', 'TRANSFER', 'ZELLE', 'INSURER'] as const;

/** What was paid beside the invoice, with the number by which it is found again. */
export const Payout = z.strictObject({
  method: z.enum(payoutMethods),
  reference: z.string().check(z.trim(), z.minLength(1, 'Give its number'), z.maxLength(60)),
});

/** A claim of a customer. Instants are ISO 8601 UTC, days are calendar days, and sums are in cents. */
export const Claim = z.object({
  reference: ClaimReference,
  version: z.int(),
  state: z.enum(claimStates),
  ownerId: z.string(),
  ...z.omit(ClaimForm, { id: true, story: true }).shape,
  /** Empty once its customer has closed their account. */
  story: z.string(),
  /** Whether the goods are insured, and the most that our terms cover of these pieces. */
  insured: z.boolean(),
  cover: z.int(),
  /** The last day on which it could be reported. */
  lastDay: z.string(),
  /** Until when we say that we have it, and until when we offer something or deny it. */
  acknowledgeBy: z.string(),
  answerBy: z.string(),
  /** What was added to it later, the first one first. The text is empty once its customer has closed their account. */
  added: z.optional(z.array(z.object({ ...AdditionForm.shape, text: z.string(), at: z.string() }))),
  /** The newest offer, the last day on which it can be accepted, and when the customer was reminded of that. */
  offer: z.optional(
    z.object({
      sum,
      text: z.string(),
      until: z.string(),
      at: z.string(),
      remindedAt: z.optional(z.string()),
    }),
  ),
  denied: z.optional(z.object({ text: z.string(), at: z.string() })),
  /** What of the offer was credited on the invoice; the rest was paid. */
  settled: z.optional(
    z.object({
      credit: z.int(),
      invoice: z.optional(z.string()),
      paid: z.optional(Payout),
      at: z.string(),
    }),
  ),
  /** Everything that was done, the first one first. `said`: a caller asked for it. */
  acts: z.array(
    z.object({
      what: z.enum(claimDeeds),
      /** A user id. */
      by: z.string(),
      at: z.string(),
      said: z.optional(Said),
    }),
  ),
  createdAt: z.string(),
  changedAt: z.string(),
  closedAt: z.optional(z.string()),
});
export type Claim = z.infer<typeof Claim>;

/** The same as its customer sees it: who did what stays with us. */
export const OwnClaim = z.omit(Claim, { ownerId: true, acts: true });
export type OwnClaim = z.infer<typeof OwnClaim>;

/** A claim as its customer sees it. */
export const ownClaim = ({ ownerId: _, acts: __, ...claim }: Claim): OwnClaim => claim;
