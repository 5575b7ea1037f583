import * as z from 'zod/mini';
import { endpoint } from '../../kernel/endpoint.ts';
import { pageOf, pageQuery } from '../../kernel/page.ts';
import { Said } from '../../shipments/caller/said.ts';
import { TrackingNumber } from '../../shipments/tracking-number.ts';
import { InvoiceNumber } from '../invoice.ts';
import { amount, MOST_CENTS } from '../money-endpoints.ts';
import { moreThanLeft } from '../sums-refused.ts';
import { AdditionForm, Claim, ClaimForm, ClaimReference, claimKinds, OwnClaim, Payout } from './claim.ts';

const params = z.object({ reference: ClaimReference });
const version = z.int().check(z.minimum(1));
const ofShipment = z.object({ shipment: TrackingNumber });
const answer = z.enum(['accepted', 'declined']);
const text = z.string().check(z.trim(), z.minLength(10, 'Say it in a sentence'), z.maxLength(1000));

/** What of a shipment can be reported today, and what is claimed of it already. */
const claimsOf = <Item extends z.ZodMiniType>(item: Item) =>
  z.object({
    claims: z.array(item),
    windows: z.array(
      z.object({
        kind: z.enum(claimKinds),
        /** The pieces that can be reported today, each with its last day. */
        pieces: z.array(z.object({ n: z.int(), lastDay: z.string() })),
        /** Why none can be. Absent also for what cannot happen to these goods any more. */
        closed: z.optional(z.string()),
      }),
    ),
    /** What our terms cover follows from these. Sums are in cents. */
    goods: z.object({
      insured: z.boolean(),
      declaredValue: z.int(),
      pieces: z.array(z.object({ n: z.int(), kind: z.enum(['BOX', 'BARREL']), thousandthsLb: z.number() })),
    }),
  });

const filing = {
  SHIPMENT_NOT_FOUND: 404,
  CLAIM_PIECES: 422,
  CLAIM_TOO_EARLY: 409,
  CLAIM_TOO_LATE: 409,
  CLAIM_WORTH: { status: 422, details: z.object({ most: z.int() }) },
  CLAIM_EXISTS: { status: 409, details: z.object({ reference: ClaimReference }) },
  FILE_NOT_FOUND: 422,
} as const;
const deskRefusals = {
  CLAIM_NOT_FOUND: 404,
  CLAIM_CHANGED: { status: 409, details: z.object({ claim: Claim }) },
} as const;
const ownRefusals = {
  CLAIM_NOT_FOUND: 404,
  CLAIM_CHANGED: { status: 409, details: z.object({ claim: OwnClaim }) },
} as const;
const adding = { CLAIM_NOT_FOUND: 404, CLAIM_TAKES_NO_MORE: 409, FILE_NOT_FOUND: 422 } as const;
/** What gives money away is for admins alone (trade.md, Roles). */
const admins = ['admin'] as const;

/** The lists of the desk. */
export const claimLists = ['open', 'settled', 'denied', 'withdrawn'] as const;
export type ClaimList = (typeof claimLists)[number];

/** Goods that were damaged, lost or late: what customers report, and what we answer. */
export const claimEndpoints = {
  claims: endpoint('GET /api/invoices/claims', {
    summary:
      'What the caller claims of one of their shipments, newest first, and what of it can be reported today: damage, delay or loss, while the clock of each runs.',
    access: 'signed-in',
    query: ofShipment,
    reply: claimsOf(OwnClaim),
    refusals: { SHIPMENT_NOT_FOUND: 404 },
  }),
  fileClaim: endpoint('POST /api/invoices/claims', {
    summary: 'Reports damage, delay or loss of pieces of a shipment, once for each `id`.',
    access: 'signed-in',
    body: ClaimForm,
    reply: OwnClaim,
    refusals: filing,
  }),
  answerOffer: endpoint('POST /api/invoices/claims/{reference}/answer', {
    summary: 'Accepts or declines what we offer for a claim, as of the version that the caller saw.',
    access: 'signed-in',
    params,
    body: z.strictObject({ version, answer }),
    reply: OwnClaim,
    refusals: { ...ownRefusals, OFFER_OVER: 409 },
  }),
  addToClaim: endpoint('POST /api/invoices/claims/{reference}/additions', {
    summary:
      'Adds a sentence and photos to an open claim of the caller, once for each `id`, until an offer is accepted.',
    access: 'signed-in',
    params,
    body: AdditionForm,
    reply: OwnClaim,
    refusals: adding,
  }),
  withdrawClaim: endpoint('POST /api/invoices/claims/{reference}/withdrawal', {
    summary:
      'Takes a claim of the caller back, as of the version that they saw and as long as nothing is paid.',
    access: 'signed-in',
    params,
    body: z.strictObject({ version }),
    reply: OwnClaim,
    refusals: ownRefusals,
  }),
  deskClaims: endpoint('GET /api/desk/books/claims', {
    summary:
      'Claims that are open, the first one to do something about first, or that were settled, denied or taken back, the newest first.',
    access: 'invoice.read',
    query: z.object({ ...pageQuery, show: z._default(z.enum(claimLists), 'open') }),
    reply: pageOf(Claim),
    refusals: { INVALID_CURSOR: 400 },
  }),
  deskClaimsOf: endpoint('GET /api/desk/books/claims-of/{shipment}', {
    summary: 'What is claimed of a shipment, and what of it can be reported today.',
    access: 'invoice.read',
    params: ofShipment,
    reply: claimsOf(Claim),
    refusals: { SHIPMENT_NOT_FOUND: 404 },
  }),
  deskClaim: endpoint('GET /api/desk/books/claims/{reference}', {
    summary:
      'One claim with everything that was done, whose goods it is about, and what its invoice can credit.',
    access: 'invoice.read',
    params,
    reply: z.object({
      claim: Claim,
      /** `Marva’s 2 boxes`, and who sent them. */
      goods: z.string(),
      sender: z.string(),
      /** What the sender declared for everything in it, in cents. */
      declaredValue: z.int(),
      /** The invoice of the shipment, and what is charged on it and not credited yet, in cents. */
      invoice: z.optional(z.object({ number: InvoiceNumber, creditable: z.int() })),
    }),
    refusals: { CLAIM_NOT_FOUND: 404 },
  }),
  fileDeskClaim: endpoint('POST /api/desk/books/claims', {
    summary: 'Reports for a caller what they could report themselves, by the same rules.',
    access: 'payment.manage',
    body: z.strictObject({ ...ClaimForm.shape, said: Said }),
    reply: Claim,
    refusals: filing,
  }),
  moveClaim: endpoint('POST /api/desk/books/claims/{reference}/steps', {
    summary: 'Tells the customer that we have the claim, or notes that we look into it.',
    access: 'payment.manage',
    params,
    body: z.strictObject({ version, step: z.enum(['acknowledged', 'looked-into']) }),
    reply: Claim,
    refusals: deskRefusals,
  }),
  offerClaim: endpoint('POST /api/desk/books/claims/{reference}/offer', {
    summary: 'Offers a sum, no more than is claimed. The customer can accept it for 30 days.',
    access: admins,
    params,
    body: z.strictObject({ version, sum: amount, text }),
    reply: Claim,
    refusals: { ...deskRefusals, OFFER_TOO_HIGH: { status: 422, details: z.object({ most: z.int() }) } },
  }),
  answerForCaller: endpoint('POST /api/desk/books/claims/{reference}/answer', {
    summary: 'Accepts or declines an offer for a caller.',
    access: 'payment.manage',
    params,
    body: z.strictObject({ version, answer, said: Said }),
    reply: Claim,
    refusals: { ...deskRefusals, OFFER_OVER: 409 },
  }),
  addForCaller: endpoint('POST /api/desk/books/claims/{reference}/additions', {
    summary: 'Adds for a caller what they could add themselves.',
    access: 'payment.manage',
    params,
    body: z.strictObject({ ...AdditionForm.shape, said: Said }),
    reply: Claim,
    refusals: adding,
  }),
  withdrawForCaller: endpoint('POST /api/desk/books/claims/{reference}/withdrawal', {
    summary: 'Takes a claim back for a caller.',
    access: 'payment.manage',
    params,
    body: z.strictObject({ version, said: Said }),
    reply: Claim,
    refusals: deskRefusals,
  }),
  denyClaim: endpoint('POST /api/desk/books/claims/{reference}/deny', {
    summary: 'Denies a claim, with the reason that the customer reads.',
    access: 'payment.manage',
    params,
    body: z.strictObject({ version, text }),
    reply: Claim,
    refusals: deskRefusals,
  }),
  settleClaim: endpoint('POST /api/desk/books/claims/{reference}/settle', {
    summary:
      'Pays what was accepted, once: so much as a credit on the invoice of the shipment, and the rest by check, transfer, Zelle or the insurer, with its number.',
    access: admins,
    params,
    body: z.strictObject({
      version,
      credit: z.int().check(z.minimum(0), z.maximum(MOST_CENTS)),
      paid: z.optional(Payout),
    }),
    reply: Claim,
    refusals: {
      ...deskRefusals,
      INVOICE_NOT_FOUND: 404,
      MORE_THAN_CHARGED: moreThanLeft,
      SETTLE_SUM: { status: 422, details: z.object({ left: z.int() }) },
    },
  }),
} as const;
