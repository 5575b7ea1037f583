import * as z from 'zod/mini';
import { EstimateRequest } from './estimate-request.ts';
import { quoteStatuses } from './lifecycle.ts';
import { quoteReference } from './reference.ts';

const QuoteReference = z.string().check(z.regex(quoteReference.shape, 'A reference looks like QTE-7K3M9Q.'));

const QuoteStatusName = z.enum(quoteStatuses);

const Line = z.object({
  /** The code of the engine, or `desk` for a charge that was set by hand. */
  code: z.string(),
  text: z.string(),
  /** Cents. */
  amount: z.int(),
});

/** A price that was set by a person: who, why, and what it was before (cents; absent when there was none). */
const ByHand = z.object({
  by: z.string(),
  reason: z.string(),
  at: z.string(),
  before: z.optional(z.int()),
});

/**
 * The price of a quote as it was given: its lines, and the version of the rate card that it was computed with. It never changes
 * when a new card comes. A new price on the same quote has the next number.
 */
const Offer = z.object({
  number: z.int().check(z.minimum(1)),
  lines: z.array(Line),
  /** Cents, the sum of the lines. */
  total: z.int(),
  rateCardVersion: z.int(),
  /** Chargeable weight of the boxes, in pounds. */
  chargeableLb: z.number(),
  grossLb: z.number(),
  /** Why a person had to look at it; empty when nobody had to. */
  review: z.array(z.enum(['OVERSIZE_BOX', 'HEAVY_BARREL'])),
  assumptions: z.array(z.string()),
  byHand: z.optional(ByHand),
});

/** What the desk has to do for a quote: find a price, or answer a message. */
const QuoteTask = z.enum(['price', 'reply']);

/** A quote: what is sent, what it costs, and until when. Instants are ISO 8601 UTC; what was said and done is in its history. */
export const Quote = z.object({
  reference: QuoteReference,
  version: z.int().check(z.minimum(1)),
  status: QuoteStatusName,
  /** User id of the customer. Absent while it belongs to a guest. */
  ownerId: z.optional(z.string()),
  name: z.string(),
  email: z.string(),
  request: EstimateRequest,
  /** ZIP code of the pickup, and the town of a delivery to the door. */
  pickupZip: z.optional(z.string()),
  town: z.optional(z.string()),
  offer: Offer,
  createdAt: z.string(),
  changedAt: z.string(),
  sentAt: z.optional(z.string()),
  /** The offer can be accepted before this instant. */
  expiresAt: z.optional(z.string()),
  viewedAt: z.optional(z.string()),
  answeredAt: z.optional(z.string()),
  /** Id of the departure with which it was shown: `GY-2026-11-27`. */
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
