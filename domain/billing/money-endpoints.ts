import * as z from 'zod/mini';
import { endpoint } from '../kernel/endpoint.ts';
import { AskedLocalMoney, centsOfLocal, OTHER_SUM } from './abroad/local-money.ts';
import { chargeCodes } from './charges/table.ts';
import { counterMethods, deskMethods } from './entries.ts';
import { Invoice, InvoiceNumber } from './invoice.ts';
import { moreThanLeft, moreThanOwed } from './sums-refused.ts';
import { TakenBy, Taking } from './takings.ts';

/** More than any shipment costs: a sum above it is a typing error. */
export const MOST_CENTS = 10_000_000;

const params = z.object({ number: InvoiceNumber });
/** The form makes its key: the same form sent twice is one entry. */
export const headers = z.object({ 'idempotency-key': z.uuid() });
/** Cents. */
export const amount = z.int().check(z.minimum(1), z.maximum(MOST_CENTS));
const method = z.enum(deskMethods);
export const typedReference = z.string().check(z.trim(), z.minLength(1), z.maxLength(60));
const reference = z.optional(typedReference);
const paymentBody = z.strictObject({ amount, method, reference });
/** What a counter abroad takes: U.S. cents, and where it takes its own currency the sum that pays them at the rate that was shown. */
export const counterBody = z
  .strictObject({
    amount,
    local: z.optional(AskedLocalMoney),
    method: z.enum(counterMethods),
    reference,
  })
  .check(
    z.refine(({ amount: cents, local }) => local === undefined || centsOfLocal(local) === cents, OTHER_SUM),
  );
export const reason = z.string().check(z.trim(), z.minLength(3), z.maxLength(300));
export const chargeBody = z.strictObject({ code: z.enum(chargeCodes), amount, reason });
const ofPayment = z.object({
  number: InvoiceNumber,
  /** The place of the payment on its invoice. */
  n: z.coerce.number().check(z.int(), z.minimum(1)),
});
const refusals = { INVOICE_NOT_FOUND: 404, PAYMENT_EXISTS: 409 } as const;
/** Zelle and money orders have a number by which they are found again. */
export const referenceNeeded = { REFERENCE_NEEDED: 422 } as const;
/** Refunds and credits are for admins alone (trade.md, Roles), and so are voids but for a slip of the last minutes. */
const admins = ['admin'] as const;

/** Money on invoices: what people at the desk take, and what admins take back. */
export const moneyEndpoints = {
  takePayment: endpoint('POST /api/desk/invoices/{number}/payments', {
    summary:
      'Takes a payment in cash, at the card terminal, by transfer, Zelle or money order: what is left to pay, or a part of it.',
    access: 'payment.manage',
    params,
    headers,
    body: paymentBody,
    reply: Invoice,
    refusals: { ...refusals, ...referenceNeeded, ...moreThanOwed },
  }),
  voidPayment: endpoint('POST /api/desk/invoices/{number}/payments/{n}/void', {
    summary:
      'Takes back a payment that was entered by mistake: by who entered it within ten minutes, afterwards by an admin.',
    access: 'payment.manage',
    params: ofPayment,
    headers,
    body: z.strictObject({ reason }),
    reply: Invoice,
    refusals: { ...refusals, PAYMENT_NOT_FOUND: 404, NOT_VOIDABLE: 409, VOID_NEEDS_ADMIN: 403 },
  }),
  refundPayment: endpoint('POST /api/desk/invoices/{number}/payments/{n}/refunds', {
    summary: 'Notes that a payment was given back, or a part of it: that much is owed again.',
    access: admins,
    params: ofPayment,
    headers,
    body: z.strictObject({ amount, method, reference, reason }),
    reply: Invoice,
    refusals: { ...refusals, ...referenceNeeded, PAYMENT_NOT_FOUND: 404, MORE_THAN_PAID: moreThanLeft },
  }),
  giveCredit: endpoint('POST /api/desk/invoices/{number}/credits', {
    summary: 'Gives up a part of what an invoice charges.',
    access: admins,
    params,
    headers,
    body: z.strictObject({ amount, reason }),
    reply: Invoice,
    refusals: { ...refusals, MORE_THAN_CHARGED: moreThanLeft },
  }),
  takings: endpoint('GET /api/desk/takings', {
    summary:
      'The money of a day at our own desk and online: every payment, refund and void, and who took what by which method. What agents take is not in it.',
    access: 'payment.read',
    query: z.object({
      /** A New York day; today unless given. */
      day: z.optional(z.iso.date()),
    }),
    reply: z.object({ day: z.string(), items: z.array(Taking), sums: z.array(TakenBy) }),
  }),
} as const;
