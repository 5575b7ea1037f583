import * as z from 'zod/mini';
import { type DestinationCode, destinationCodes } from '../kernel/destinations.ts';
import { chargesTerms } from '../shipments/form/choices.ts';
import { TrackingNumber } from '../shipments/tracking-number.ts';
import { Coverage } from './accounts/coverage.ts';
import { Balance, balanceOf, invoiceStates, leftToGive, settledAt, stateOf } from './balance.ts';
import { byAccount, linesOf, taxedSum } from './charges/lines.ts';
import { accounts } from './charges/table.ts';
import { Entry } from './entries.ts';

/** The number of an invoice. Numbers rise; some are never used. */
export const InvoiceNumber = z
  .string()
  .check(z.regex(/^INV-\d{7}$/, 'An invoice number looks like INV-1000001.'));

/** The first number that is given out. */
export const FIRST_INVOICE = 1_000_001;

/** A counted number as an invoice has it: all are equally long, so that they sort. */
export const invoiceNumberOf = (counted: number): string => `INV-${counted}`;

/** Reads the number of an invoice as people type it, `inv 1000001` or its figures alone. Undefined when it cannot be one. */
export const invoiceNumberFrom = (typed: string): string | undefined => {
  const [, figures] = /^(?:INV)?[\s#-]*(\d{7})$/i.exec(typed.trim()) ?? [];
  return figures === undefined ? undefined : `INV-${figures}`;
};

/** What is charged and paid for one shipment, or for what a person is charged without one. */
export const Invoice = z.object({
  number: InvoiceNumber,
  version: z.int(),
  /** The shipment that it is for. Without one it is the invoice of the person who owns it. */
  shipment: z.optional(TrackingNumber),
  ownerId: z.string(),
  /** Who pays: the sender when it is booked, or the receiver when it has arrived. Of a person's invoice always `PREPAID`: the owner pays. */
  chargesTerm: z.enum(chargesTerms),
  /** Where the shipment goes. */
  to: z.optional(z.enum(destinationCodes)),
  /** Name, company and address of who pays, as the shipment had them when it was charged. */
  billTo: z.array(z.string()),
  currency: z.literal('USD'),
  /** What was promised for what was declared, in cents. */
  promised: z.int(),
  entries: z.array(Entry),
  /** Until when it has to be paid, where the sender pays: the booking cutoff of the flight, or its day on the sender's account. */
  dueAt: z.optional(z.string()),
  /** How it stands with the credit account of who pays it. Absent where there is none. */
  account: z.optional(Coverage),
  issuedAt: z.string(),
  changedAt: z.string(),
});
export type Invoice = z.infer<typeof Invoice>;
/** The invoice of a shipment. */
export type ShipmentInvoice = Invoice & { shipment: string; to: DestinationCode };

/**
 * Whose invoice it is: one with a shipment is the shipment's, as is every one that was stored before a person could have one; one
 * without is the person's.
 */
export const subjectOf = ({
  shipment,
  to,
  ownerId,
}: Pick<Invoice, 'shipment' | 'to' | 'ownerId'>):
  | { readonly kind: 'SHIPMENT'; readonly number: string; readonly to: DestinationCode }
  | { readonly kind: 'PERSON'; readonly userId: string } =>
  shipment === undefined || to === undefined
    ? { kind: 'PERSON', userId: ownerId }
    : { kind: 'SHIPMENT', number: shipment, to };

/** An invoice in a list. */
export const InvoiceSummary = z.object({
  ...z.pick(Invoice, {
    number: true,
    shipment: true,
    to: true,
    chargesTerm: true,
    dueAt: true,
    issuedAt: true,
  }).shape,
  /** The name of who pays. */
  name: z.string(),
  ...Balance.shape,
  /** What of the charges is sales tax; absent where there is none. */
  tax: z.optional(z.int()),
  /** What of the charges, without tax, is booked where; absent on what was listed before there were accounts: then all is freight. */
  accounts: z.optional(z.partialRecord(z.enum(accounts), z.int())),
  state: z.enum(invoiceStates),
  /** When nothing was owed any more. */
  settledAt: z.optional(z.string()),
});
export type InvoiceSummary = z.infer<typeof InvoiceSummary>;

/** What a list shows of an invoice. */
export const summaryOf = (invoice: Invoice): InvoiceSummary => {
  const { number, shipment, to, chargesTerm, dueAt, issuedAt, billTo } = invoice;
  const settled = settledAt(invoice);
  const lines = linesOf(invoice);
  const { tax } = taxedSum(lines);
  return {
    number,
    ...(shipment === undefined ? {} : { shipment }),
    ...(to === undefined ? {} : { to }),
    chargesTerm,
    ...(dueAt === undefined ? {} : { dueAt }),
    issuedAt,
    name: billTo[0] ?? '',
    ...balanceOf(invoice),
    ...(tax === 0 ? {} : { tax }),
    accounts: byAccount(lines),
    state: stateOf(invoice),
    ...(settled === undefined ? {} : { settledAt: settled }),
  };
};

/** Whether the day is over until which an invoice had to be paid. */
export const isPastDue = ({ dueAt }: Pick<InvoiceSummary, 'dueAt'>, now: Date): boolean =>
  dueAt !== undefined && dueAt <= now.toISOString();

/** Whether something is left to give us that had to be paid by now: nothing is while a check for it waits for the bank. */
export const isOverdue = (invoice: Pick<InvoiceSummary, 'owed' | 'waiting' | 'dueAt'>, now: Date): boolean =>
  leftToGive(invoice) > 0 && isPastDue(invoice, now);
