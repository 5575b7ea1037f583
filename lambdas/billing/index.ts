/** What functions of other domains may use: an invoice by its number. */
export { invoices } from './invoices.ts';
