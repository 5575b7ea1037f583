/** What functions of other domains may use: taking a payment for an invoice and noting a refund, and the invoices themselves. */
export {
  type MoneyDeps,
  type PaymentAsked,
  type RefundAsked,
  recordPayment,
  recordRefund,
} from './enter-money.ts';
export { type InvoiceStore, invoiceStore } from './invoice-store.ts';
