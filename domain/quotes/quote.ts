import * as z from 'zod/mini';
import { waysToSay } from '../shipments/caller/said.ts';
import { EstimateRequest } from './estimate-request.ts';
import { quoteStatuses } from './lifecycle.ts';
import { quoteReference } from './reference.ts';

export const QuoteReference = z
  .string()
  .check(z.regex(quoteReference.shape, 'A reference looks like QTE-7K3M9Q.'));

export const QuoteStatusName = z.enum(quoteStatuses);

const Line = z.object({
  /** The code of the engine, or `desk` for what a person has added or taken off. */
  code: z.string(),
  text: z.string(),
  /** Cents. */
  amount: z.int(),
});

/** A price that a person has set: who, why, and what it was before (cents). */
const ByHand = z.object({ by: z.string(), reason: z.string(), at: z.string(), before: z.int() });

/**
 * The price of a quote as it was given: its lines, and the version of the rate card that it was computed with. It never changes
 * when a new card comes. A new price on the same quote has the next number.
 */
export const Offer = z.object({
  number: z.int().check(z.minimum(1)),
  lines: z.array(Line),
  /** Cents, the sum of the lines. */
  total: z.int(),
  rateCardVersion: z.int(),
  /** The code of the customer's price group in that rate card, where it had one for them. */
  priceGroup: z.optional(z.string()),
  /** Chargeable weight of the boxes, in pounds. */
  chargeableLb: z.number(),
  grossLb: z.number(),
  /** Why a person had to look at it; empty when nobody had to. */
  review: z.array(z.enum(['OVERSIZE_BOX', 'HEAVY_BARREL'])),
  assumptions: z.array(z.string()),
  /** Cents that an export filing adds if one kind of the goods is worth that much. Absent where the request leaves nothing open. */
  filing: z.optional(z.int()),
  byHand: z.optional(ByHand),
});
export type Offer = z.infer<typeof Offer>;

/** What the desk has to do for a quote: set a price, or answer a message. */
export const QuoteTask = z.enum(['price', 'reply']);

/** A quote: what is sent, what it costs, and until when. Instants are ISO 8601 UTC; what was said and done is in its history. */
export const Quote = z.object({
  reference: QuoteReference,
  version: z.int().check(z.minimum(1)),
  status: QuoteStatusName,
  /** User id of the customer, or the id under which our desk keeps somebody without an account. Absent while it belongs to a guest. */
  ownerId: z.optional(z.string()),
  name: z.string(),
  email: z.string(),
  request: EstimateRequest,
  /** ZIP code of the pickup, and the town of a delivery to the door. */
  pickupZip: z.optional(z.string()),
  town: z.optional(z.string()),
  /** How somebody asked our desk for it. Absent where they asked on our pages. */
  how: z.optional(z.enum(waysToSay)),
  offer: Offer,
  createdAt: z.string(),
  changedAt: z.string(),
  sentAt: z.optional(z.string()),
  /** The offer can be accepted before this instant. */
  expiresAt: z.optional(z.string()),
  viewedAt: z.optional(z.string()),
  answeredAt: z.optional(z.string()),
  /** Id of the departure that it would have made when it was asked for: `GY-2026-11-27`. */
  flight: z.optional(z.string()),
  /** What the desk has to do, and since when. */
  waitsFor: z.optional(QuoteTask),
  waitsSince: z.optional(z.string()),
  /** User id of the staff member who has taken it. */
  assignee: z.optional(z.string()),
  /** The quote that this one replaces, and the one that replaces it. */
  replaces: z.optional(QuoteReference),
  replacedBy: z.optional(QuoteReference),
  /** Tracking number of the shipment that was made of it. */
  shipment: z.optional(z.string()),
});
export type Quote = z.infer<typeof Quote>;

/** What can happen to a quote, one entry of its history each. */
export const quoteDeeds = [
  'requested',
  'made',
  'sent',
  'viewed',
  'accepted',
  'declined',
  'expired',
  'superseded',
  'converted',
  'claimed',
  'question',
  'reply',
  'note',
  'taken',
  'handed-back',
] as const;
export type QuoteDeed = (typeof quoteDeeds)[number];

/** One entry of the history, append-only. */
export const QuoteEntry = z.object({
  id: z.string(),
  at: z.string(),
  what: z.enum(quoteDeeds),
  /** A user id, `guest` for somebody with the link of the e-mail, or `system`. */
  by: z.string(),
  /** A message, a note, or a reason. */
  text: z.optional(z.string()),
  /** What was changed, as it was and as it is. Either is null when there was or is none. */
  changed: z.optional(
    z.record(z.string(), z.object({ before: z.nullable(z.string()), after: z.nullable(z.string()) })),
  ),
});
export type QuoteEntry = z.infer<typeof QuoteEntry>;

/** A quote with its history, oldest entry first. */
export const WholeQuote = z.object({ quote: Quote, history: z.array(QuoteEntry) });
export type WholeQuote = z.infer<typeof WholeQuote>;
