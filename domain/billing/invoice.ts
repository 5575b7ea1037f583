import * as z from 'zod/mini';
import { destinationCodes } from '../kernel/destinations.ts';
import type { Cents } from '../kernel/money.ts';
import { chargesTerms } from '../shipments/form/choices.ts';
import { TrackingNumber } from '../shipments/tracking-number.ts';

/** The number of an invoice. Numbers rise; some are never used. */
export const InvoiceNumber = z
  .string()
  .check(z.regex(/^INV-\d{7}$/, 'An invoice number looks like INV-1000001.'));

/** The first number that is given out. */
export const FIRST_INVOICE = 1_000_001;

/** A counted number as an invoice has it: all are equally long, so that they sort. */
export const invoiceNumberOf = (counted: number): string => `INV-${counted}`;

/** A line of a price. Amounts are in cents. */
const ChargeLine = z.object({ code: z.string(), text: z.string(), amount: z.int() });

/** Who agreed to a price that is not the promised one, and when. */
const Approval = z.object({ by: z.string(), at: z.string() });

/** What every entry of an invoice has. An entry is never changed: what was wrong is reversed by another one. */
const entryFields = {
  /** Its place on the invoice, from 1. */
  n: z.int(),
  /** ISO 8601 UTC. */
  at: z.string(),
  /** Cents. That of a reversal is negative. */
  amount: z.int(),
  /** The version of the shipment that it was made for. */
  shipmentVersion: z.int(),
};

/** A price that is charged, as it was when the entry was made. */
const Charge = z.object({
  kind: z.literal('CHARGE'),
  ...entryFields,
  why: z.enum(['BOOKED', 'ARRIVED', 'PRICE_CHANGED']),
  lines: z.array(ChargeLine),
  rateCardVersion: z.int(),
  /** The accepted quote that the price came from. */
  quote: z.optional(z.string()),
  approved: z.optional(Approval),
});
export type Charge = z.infer<typeof Charge>;

/** Takes one charge back, whole. */
const Reversal = z.object({
  kind: z.literal('REVERSAL'),
  ...entryFields,
  why: z.enum(['PRICE_CHANGED', 'CANCELED', 'PAID_BY_RECEIVER']),
  /** The entry that it takes back. */
  of: z.int(),
});

const Entry = z.discriminatedUnion('kind', [Charge, Reversal]);
export type Entry = z.infer<typeof Entry>;

/** What is charged for one shipment. */
export const Invoice = z.object({
  number: InvoiceNumber,
  version: z.int(),
  shipment: TrackingNumber,
  ownerId: z.string(),
  /** Who pays: the sender when it is booked, or the receiver when it has arrived. */
  chargesTerm: z.enum(chargesTerms),
  to: z.enum(destinationCodes),
  /** Name, company and address of who pays, as the shipment had them when it was charged. */
  billTo: z.array(z.string()),
  currency: z.literal('USD'),
  /** What was promised for what was declared, in cents. */
  promised: z.int(),
  entries: z.array(Entry),
  issuedAt: z.string(),
  changedAt: z.string(),
});
export type Invoice = z.infer<typeof Invoice>;

/** What an invoice charges now: the sum of its entries. */
export const chargedOf = ({ entries }: Pick<Invoice, 'entries'>): Cents =>
  entries.reduce((sum, { amount }) => sum + amount, 0);

/** The one charge that nothing took back. Undefined when all were. */
export const standingCharge = ({ entries }: Pick<Invoice, 'entries'>): Charge | undefined => {
  const reversed = new Set(entries.map((entry) => (entry.kind === 'REVERSAL' ? entry.of : undefined)));
  return entries.findLast((entry) => entry.kind === 'CHARGE' && !reversed.has(entry.n)) as Charge | undefined;
};

/** An invoice in a list. */
export const InvoiceSummary = z.object({
  ...z.pick(Invoice, { number: true, shipment: true, to: true, chargesTerm: true, issuedAt: true }).shape,
  /** The name of who pays. */
  name: z.string(),
  charged: z.int(),
});
export type InvoiceSummary = z.infer<typeof InvoiceSummary>;

/** What a list shows of an invoice. */
export const summaryOf = (invoice: Invoice): InvoiceSummary => {
  const { number, shipment, to, chargesTerm, issuedAt, billTo } = invoice;
  return { number, shipment, to, chargesTerm, issuedAt, name: billTo[0] ?? '', charged: chargedOf(invoice) };
};
