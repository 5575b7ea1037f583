import * as z from 'zod/mini';
import { cargoWords } from '../shipments/customer/cargo-words.ts';
import type { Shipment } from '../shipments/shipment.ts';
import { standingFees } from './balance.ts';
import { charges } from './charges/table.ts';
import { purposeWords } from './entry-words.ts';
import { type Invoice, InvoiceSummary, summaryOf } from './invoice.ts';

/** An invoice in the list of its owner. */
export const MyInvoice = z.extend(InvoiceSummary, {
  /** What it is for, as its owner knows it: `2 boxes to Anita Persaud, Kingston`, or `Missed pickup`. */
  subject: z.string(),
});
export type MyInvoice = z.infer<typeof MyInvoice>;

const subjectOfMine = (invoice: Invoice, shipment: Shipment | undefined): string => {
  if (shipment !== undefined) return cargoWords(shipment);
  const names = new Set(standingFees(invoice).map(({ code }) => charges[code].name));
  return invoice.shipment === undefined && names.size > 0 ? [...names].join(', ') : purposeWords(invoice);
};

/** What the owner's list shows of an invoice, with its shipment as it is now; none where it is the owner's own. */
export const myInvoiceOf = (invoice: Invoice, shipment: Shipment | undefined): MyInvoice => ({
  ...summaryOf(invoice),
  subject: subjectOfMine(invoice, shipment),
});
