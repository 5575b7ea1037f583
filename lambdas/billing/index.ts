/** What functions of other domains may use: an invoice by its number, money that a card provider took or gave back, and what waits at invoices: with money that is owed on either side. */
export { type Money, type MoneyDeps, recordPayment, recordRefund } from './enter-money.ts';
export { type InvoiceStore, invoiceStore } from './invoice-store.ts';
export { unsettledInvoices } from './unsettled-invoices.ts';
