import * as z from 'zod/mini';
import { endpoint } from '../../kernel/endpoint.ts';
import { pageOf, pageQuery } from '../../kernel/page.ts';
import { Invoice, InvoiceNumber } from '../invoice.ts';
import { amount, headers, reason, typedReference } from '../money-endpoints.ts';
import { moreThanOwed } from '../sums-refused.ts';
import { WaitingCheck } from './waiting.ts';

const params = z.object({ number: InvoiceNumber });
const ofCheck = z.object({
  number: InvoiceNumber,
  /** The place of the check on its invoice. */
  n: z.coerce.number().check(z.int(), z.minimum(1)),
});
const refusals = {
  INVOICE_NOT_FOUND: 404,
  PAYMENT_EXISTS: 409,
  CHECK_NOT_FOUND: 404,
  CHECK_NOT_WAITING: 409,
} as const;

/** Checks: taken at the desk, then paid or returned by the bank. What one is for is owed until the bank has paid it. */
export const checkEndpoints = {
  waitingChecks: endpoint('GET /api/desk/books/checks', {
    summary: 'The checks that wait for the bank, the oldest first.',
    access: 'payment.read',
    query: z.object(pageQuery),
    reply: pageOf(WaitingCheck),
    refusals: { INVALID_CURSOR: 400 },
  }),
  takeCheck: endpoint('POST /api/desk/invoices/{number}/checks', {
    summary:
      'Takes a check for what is left to pay, or a part of it. It is no payment until the bank has paid it.',
    access: 'payment.manage',
    params,
    headers,
    body: z.strictObject({
      amount,
      /** The number on the check. */
      reference: typedReference,
      bank: z.optional(z.string().check(z.trim(), z.minLength(1), z.maxLength(60))),
    }),
    reply: Invoice,
    refusals: { INVOICE_NOT_FOUND: 404, PAYMENT_EXISTS: 409, ...moreThanOwed },
  }),
  clearCheck: endpoint('POST /api/desk/invoices/{number}/checks/{n}/cleared', {
    summary: 'Notes that the bank has paid a check: from now on it is a payment.',
    access: 'invoice.manage',
    params: ofCheck,
    headers,
    body: z.strictObject({}),
    reply: Invoice,
    refusals,
  }),
  returnCheck: endpoint('POST /api/desk/invoices/{number}/checks/{n}/returned', {
    summary:
      'Notes that the bank returned a check, also one that it had paid: all of it is owed again, with what the bank took for it.',
    access: 'invoice.manage',
    params: ofCheck,
    headers,
    body: z.strictObject({
      reason,
      /** What our bank took for it, in cents; the customer is charged it. */
      fee: z.optional(amount),
    }),
    reply: Invoice,
    refusals,
  }),
  withdrawCheck: endpoint('POST /api/desk/invoices/{number}/checks/{n}/withdrawn', {
    summary:
      'Notes that a check was given back, or was entered by mistake: by who entered it within ten minutes, afterwards by who manages invoices.',
    access: 'payment.manage',
    params: ofCheck,
    headers,
    body: z.strictObject({ reason }),
    reply: Invoice,
    refusals: { ...refusals, VOID_NEEDS_ADMIN: 403 },
  }),
} as const;
