import * as z from 'zod/mini';
import { endpoint } from '../kernel/endpoint.ts';
import { pageOf, pageQuery } from '../kernel/page.ts';
import { abroadEndpoints } from './abroad/endpoints.ts';
import { accountEndpoints } from './accounts/endpoints.ts';
import { booksEndpoints } from './books/endpoints.ts';
import { chargeEndpoints } from './charges/endpoints.ts';
import { checkEndpoints } from './checks/endpoints.ts';
import { claimEndpoints } from './claims/endpoints.ts';
import { counterEndpoints } from './counter-endpoints.ts';
import { doorEndpoints } from './door/endpoints.ts';
import { drawerEndpoints } from './drawers/endpoints.ts';
import { InvoiceNumber, InvoiceSummary } from './invoice.ts';
import { InvoiceQuestion } from './list-question.ts';
import { moneyEndpoints } from './money-endpoints.ts';
import { MyInvoice, ShownInvoice } from './my-invoice.ts';

const params = z.object({ number: InvoiceNumber });
const refusals = { INVOICE_NOT_FOUND: 404 } as const;

/** The endpoints of the invoices. They follow from what happens to shipments, and from what the desk charges a person. */
export const billingEndpoints = {
  mine: endpoint('GET /api/invoices', {
    summary: "The caller's invoices, newest first, with what each is for.",
    access: 'signed-in',
    query: z.object(pageQuery),
    reply: pageOf(MyInvoice),
    refusals: { INVALID_CURSOR: 400 },
  }),
  show: endpoint('GET /api/invoices/{number}', {
    summary:
      "One of the caller's invoices with what it is for and everything that was charged, paid and taken back.",
    access: 'signed-in',
    params,
    reply: ShownInvoice,
    refusals,
  }),
  list: endpoint('GET /api/desk/invoices', {
    summary:
      'Invoices: all of them, newest first; those on which something is owed, the first one due first; those that are overdue, to be paid back, or settled, the last one first. What is owed either way, by destination, customer and age together; what is settled, by its month and one filter. Or the one of a number or shipment.',
    access: 'invoice.read',
    query: z.object({ ...pageQuery, ...InvoiceQuestion.shape }),
    reply: pageOf(InvoiceSummary),
    refusals: { INVALID_CURSOR: 400, ONE_QUESTION_ONLY: 400 },
  }),
  showAtDesk: endpoint('GET /api/desk/invoices/{number}', {
    summary: 'An invoice with what it is for and everything that was charged, paid and taken back.',
    access: 'invoice.read',
    params,
    reply: ShownInvoice,
    refusals,
  }),
  ...moneyEndpoints,
  ...checkEndpoints,
  ...drawerEndpoints,
  ...doorEndpoints,
  ...counterEndpoints,
  ...abroadEndpoints,
  ...chargeEndpoints,
  ...booksEndpoints,
  ...accountEndpoints,
  ...claimEndpoints,
} as const;
