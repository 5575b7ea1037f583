import * as z from 'zod/mini';
import { cargoWords } from '../shipments/customer/cargo-words.ts';
import type { Shipment } from '../shipments/shipment.ts';
import { standingFees } from './balance.ts';
import { charges } from './charges/table.ts';
import { ChargedThing, thingsOn, visitCharged } from './charges/things.ts';
import type { Fee } from './entries.ts';
import { purposeWords } from './entry-words.ts';
import { Invoice, InvoiceSummary, summaryOf } from './invoice.ts';

/** An invoice in the list of its owner. */
export const MyInvoice = z.extend(InvoiceSummary, {
  /**
   * What it is for, as its owner knows it: `2 boxes to Kingston for Anita Persaud`, or
   * `Pickup: 2 barrels to Guyana, from Brooklyn, NY 11226, Tue, Dec 1, 9 AM to noon`.
   */
  subject: z.string(),
});
export type MyInvoice = z.infer<typeof MyInvoice>;

/** What a charge is for, of a visit with its goods, place and time: a list has several pickups of a person. */
const feeName = (fee: Fee): string => [charges[fee.code].name, visitCharged(fee) ?? []].flat().join(': ');

/** What an invoice is for: what went to whom, or what was done without a shipment. `shipment`: as it is now, where it is known. */
const whatItIsFor = (invoice: Invoice, shipment: Shipment | undefined): string => {
  if (shipment !== undefined) return cargoWords(shipment);
  const names = new Set(standingFees(invoice).map(feeName));
  return invoice.shipment === undefined && names.size > 0 ? [...names].join('; ') : purposeWords(invoice);
};

/** What the owner's list shows of an invoice, with its shipment as it is now; none where it is the owner's own. */
export const myInvoiceOf = (invoice: Invoice, shipment: Shipment | undefined): MyInvoice => ({
  ...summaryOf(invoice),
  subject: whatItIsFor(invoice, shipment),
});

/** An invoice on its own page. */
export const ShownInvoice = z.extend(Invoice, {
  /** What it is for, as the owner's list says it. */
  subject: z.string(),
  /** What was picked up, or kept for somebody without a shipment: what has a page of its own. */
  things: z.array(ChargedThing),
});
export type ShownInvoice = z.infer<typeof ShownInvoice>;

/** The same for its own page. */
export const shownInvoice = (invoice: Invoice, shipment: Shipment | undefined): ShownInvoice => ({
  ...invoice,
  subject: whatItIsFor(invoice, shipment),
  things: [...thingsOn(invoice)],
});
