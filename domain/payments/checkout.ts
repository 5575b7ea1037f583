import * as z from 'zod/mini';
import { InvoiceNumber } from '../billing/invoice.ts';
import { TrackingNumber } from '../shipments/tracking-number.ts';
import { OPEN_MS } from './after-card.ts';

/** Who pays by a link. A user id is never this word. */
export const BY_LINK = 'link';

/** `OPEN`: somebody may still pay. `ENDED`: nobody paid in time. */
const checkoutStates = ['OPEN', 'PAID', 'ENDED'] as const;

/** One visit to the page of the card provider, for one sum. Instants are ISO 8601 UTC. */
export const Checkout = z.object({
  /** Made by whoever pays: the same form sent twice is one checkout. */
  id: z.uuid(),
  version: z.int(),
  invoice: InvoiceNumber,
  /** Absent where the invoice is a person's. */
  shipment: z.optional(TrackingNumber),
  ownerId: z.string(),
  /** Cents. */
  amount: z.int(),
  currency: z.literal('USD'),
  /** User id, or `link`. */
  by: z.string(),
  state: z.enum(checkoutStates),
  at: z.string(),
  endsAt: z.string(),
  changedAt: z.string(),
  /** The provider's id of the visit, and where its page is. Absent until the provider has answered. */
  session: z.optional(z.string()),
  url: z.optional(z.string()),
  /** The provider's id of the payment. */
  payment: z.optional(z.string()),
  /** The provider's id of the last try that failed. */
  failedTry: z.optional(z.string()),
  /** Where the payer wants the receipt. Removed once it was sent. */
  payerEmail: z.optional(z.string()),
});
export type Checkout = z.infer<typeof Checkout>;

/** Whether somebody may be paying now: a page of the card provider is open. */
export const isPaying = (checkouts: readonly Checkout[], now: Date): boolean =>
  checkouts.some(({ state, endsAt }) => state === 'OPEN' && now.toISOString() < endsAt);

type Begun = Pick<Checkout, 'id' | 'invoice' | 'shipment' | 'ownerId' | 'amount' | 'by'>;

/** A checkout that begins. */
export const newCheckout = (begun: Begun, now: Date): Checkout => ({
  ...begun,
  version: 1,
  currency: 'USD',
  state: 'OPEN',
  at: now.toISOString(),
  endsAt: new Date(now.getTime() + OPEN_MS).toISOString(),
  changedAt: now.toISOString(),
});
