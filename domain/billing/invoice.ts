import * as z from 'zod/mini';
import { destinationCodes } from '../kernel/destinations.ts';
import { chargesTerms } from '../shipments/form/choices.ts';
import { TrackingNumber } from '../shipments/tracking-number.ts';
import { Balance, balanceOf, invoiceStates, stateOf } from './balance.ts';
import { Entry } from './entries.ts';

/** The number of an invoice. Numbers rise; some are never used. */
export const InvoiceNumber = z
  .string()
  .check(z.regex(/^INV-\d{7}$/, 'An invoice number looks like INV-1000001.'));

/** The first number that is given out. */
export const FIRST_INVOICE = 1_000_001;

/** A counted number as an invoice has it: all are equally long, so that they sort. */
export const invoiceNumberOf = (counted: number): string => `INV-${counted}`;

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

/** An invoice in a list. */
export const InvoiceSummary = z.object({
  ...z.pick(Invoice, { number: true, shipment: true, to: true, chargesTerm: true, issuedAt: true }).shape,
  /** The name of who pays. */
  name: z.string(),
  ...Balance.shape,
  state: z.enum(invoiceStates),
});
export type InvoiceSummary = z.infer<typeof InvoiceSummary>;

/** What a list shows of an invoice. */
export const summaryOf = (invoice: Invoice): InvoiceSummary => {
  const { number, shipment, to, chargesTerm, issuedAt, billTo } = invoice;
  const name = billTo[0] ?? '';
  return {
    number,
    shipment,
    to,
    chargesTerm,
    issuedAt,
    name,
    ...balanceOf(invoice),
    state: stateOf(invoice),
  };
};
