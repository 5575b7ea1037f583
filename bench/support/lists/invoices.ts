import { FIRST_INVOICE, type Invoice, invoiceNumberOf } from '#domain/billing/invoice.ts';
import { paidWith, sampleInvoice } from '#domain/billing/testing/sample-invoice.ts';
import { TRACKING_NUMBER_BYTES, trackingNumberOf } from '#domain/shipments/tracking-number.ts';
import { wire } from '#lambdas/billing/http.ts';
import { itemOf, numberItem } from '#lambdas/billing/invoice-items.ts';
import { testDependencies } from '#tests/support/call.ts';
import {
  besideClosed,
  bytesOf,
  combinationsOf,
  counted,
  desk,
  type MeasuredList,
  minuteOf,
} from './measured-list.ts';

const invoiceOf = (n: number, change: Partial<Invoice> = {}): Invoice => ({
  ...sampleInvoice,
  number: invoiceNumberOf(FIRST_INVOICE + n),
  // Each is of a shipment of its own.
  shipment: trackingNumberOf(bytesOf(n, TRACKING_NUMBER_BYTES)),
  issuedAt: minuteOf(n),
  dueAt: minuteOf(n),
  ...change,
});
const PAID = 63_000;
/** Paid in October 2026, one after the other. */
const paidOf = (n: number): Invoice =>
  paidWith(invoiceOf(n), { amount: PAID, at: new Date(Date.UTC(2026, 9, 2) + n * 20_000).toISOString() });

const atDesk = (
  name: string,
  items: MeasuredList['items'],
  query: MeasuredList['query'] = {},
): MeasuredList => ({
  name: `invoices: ${name}`,
  table: 'billing',
  items,
  handler: (client, env) => wire(env, testDependencies(client)),
  route: 'GET /api/desk/invoices',
  as: desk,
  query,
});
const listed = (make: (n: number) => Invoice) => (rows: number) =>
  counted(rows, (n) => [numberItem(make(n))]);

/** What is owed, by every combination of its filters. */
export const openInvoices: MeasuredList = {
  ...atDesk(
    'owed ones',
    besideClosed((n, isOpen, isElsewhere) => [
      numberItem(isOpen ? invoiceOf(n, isElsewhere ? { to: 'JM' } : {}) : paidOf(n)),
    ]),
  ),
  queries: combinationsOf({ show: 'owed', to: 'GY', owner: sampleInvoice.ownerId, days: '1' })
    .filter((one) => 'show' in one)
    .flatMap((one) => [one, { ...one, show: 'overdue' }]),
};

/** Every list of invoices. */
export const invoiceLists: readonly MeasuredList[] = [
  openInvoices,
  atDesk('owed', listed(invoiceOf), { show: 'owed' }),
  atDesk('paid', listed(paidOf), { show: 'settled' }),
  {
    ...atDesk('paid in a month', listed(paidOf), { show: 'settled', closed: '2026-10' }),
    queries: [{}, { to: 'GY' }, { owner: sampleInvoice.ownerId }],
  },
  atDesk('all', (rows) => counted(rows, (n) => [itemOf(invoiceOf(n))])),
  {
    // Their shipments are read with them; here none of them is kept.
    ...atDesk('those of a customer', (rows) => counted(rows, (n) => [itemOf(invoiceOf(n))])),
    route: 'GET /api/invoices',
    as: { userId: sampleInvoice.ownerId, roles: ['customer'] },
  },
];
