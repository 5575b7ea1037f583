/** What functions of other domains may use: an invoice by its number, money that a card provider took or gave back, what is to pay at a door, the rate of today at a counter abroad, what waits at invoices with money that is owed on either side, and everything that is owed to us. */
export { type RateOfToday, rateOfToday } from './abroad/counter-rates.ts';
export { rateStore } from './abroad/rate-store.ts';
export { doorMoneyReader, type ReadDoorMoney } from './door/door-money.ts';
export { type Money, type MoneyDeps, recordPayment, recordRefund } from './enter-money.ts';
export { openInvoices } from './invoice-lists.ts';
export { type InvoiceStore, invoiceStore } from './invoice-store.ts';
export { unsettledInvoices } from './unsettled-invoices.ts';
