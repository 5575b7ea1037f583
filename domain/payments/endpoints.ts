import * as z from 'zod/mini';
import { InvoiceNumber } from '../billing/invoice.ts';
import { moreThanOwed } from '../billing/sums-refused.ts';
import { endpoint } from '../kernel/endpoint.ts';
import { LEAST_CENTS } from './least.ts';
import { PayLinkShown } from './pay-link.ts';
import { PayPage } from './pay-page.ts';

/** More than any shipment costs: a sum above it is a typing error. */
const MOST_CENTS = 10_000_000;

/** What stands behind the `#` of a link. Whatever it is, a wrong one gets the same answer. */
const link = { 'pay-link': z.string().check(z.maxLength(100)) };
/** The form makes its key: the same form sent twice is one checkout. */
const key = { 'idempotency-key': z.uuid() };
const params = z.object({ number: InvoiceNumber });
/** The version of the link that the person saw. */
const version = z.int().check(z.minimum(0), z.maximum(1_000_000));

/** How many cents of what is owed; the server knows what is owed. */
const checkout = {
  body: z.strictObject({ amount: z.int().check(z.minimum(LEAST_CENTS), z.maximum(MOST_CENTS)) }),
  /** The page of the card provider. */
  reply: z.object({ url: z.string() }),
} as const;
const refusals = { ...moreThanOwed, CARDS_OFF: 409, CHECKOUT_EXISTS: 409 } as const;

const linkRefusals = {
  INVOICE_NOT_FOUND: 404,
  LINK_CHANGED: { status: 409, details: z.object({ shown: PayLinkShown }) },
} as const;

const cardPayments = {
  params,
  reply: z.object({
    isOn: z.boolean(),
    isPaying: z.boolean(),
    owed: z.int(),
    /** Until when it has to be paid and what follows, in sentences; once all is paid, what follows. */
    by: z.array(z.string()),
    link: PayLinkShown,
  }),
  refusals: { INVOICE_NOT_FOUND: 404 },
} as const;
const makeLink = {
  params,
  body: z.strictObject({ version }),
  reply: z.object({
    /** Shown this once. It is kept nowhere. */
    token: z.string(),
    shown: PayLinkShown,
  }),
  refusals: { ...linkRefusals, NOTHING_OWED: 409 },
} as const;
const revokeLink = {
  params,
  body: z.strictObject({ version }),
  reply: z.object({ shown: PayLinkShown }),
  refusals: linkRefusals,
} as const;

/** Paying an invoice by card: by its owner, or by somebody who got a link. The desk makes one for a customer on the phone. */
export const paymentEndpoints = {
  payPage: endpoint('GET /api/pay', {
    summary: 'What someone is asked to pay for, by the link that the owner of the invoice sent.',
    access: 'anyone',
    headers: z.object(link),
    reply: PayPage,
    refusals: { LINK_REFUSED: 404 },
  }),
  payByLink: endpoint('POST /api/pay/checkouts', {
    summary: 'Begins a card payment by a link: what is owed, or a part of it.',
    access: 'anyone',
    headers: z.object({ ...link, ...key }),
    ...checkout,
    refusals: { LINK_REFUSED: 404, ...refusals },
  }),
  payByCard: endpoint('POST /api/invoices/{number}/checkouts', {
    summary: 'Begins a card payment of one of the caller’s invoices: what is owed, or a part of it.',
    access: 'signed-in',
    params,
    headers: z.object(key),
    ...checkout,
    refusals: { INVOICE_NOT_FOUND: 404, ...refusals },
  }),
  cardPayments: endpoint('GET /api/invoices/{number}/card', {
    summary: 'Whether one of the caller’s invoices can be paid by card now, and its link for someone else.',
    access: 'signed-in',
    ...cardPayments,
  }),
  cardPaymentsAtDesk: endpoint('GET /api/desk/invoices/{number}/card', {
    summary: 'Whether an invoice can be paid by card now, and its link for the customer or for someone else.',
    access: 'payment.manage',
    ...cardPayments,
  }),
  makePayLink: endpoint('POST /api/invoices/{number}/pay-link', {
    summary: 'Makes a new link for someone who pays, in place of the one before.',
    access: 'signed-in',
    ...makeLink,
  }),
  makePayLinkAtDesk: endpoint('POST /api/desk/invoices/{number}/pay-link', {
    summary:
      'Makes a new link for a customer on the phone, in place of the one before. The history says who made it.',
    access: 'payment.manage',
    ...makeLink,
  }),
  revokePayLink: endpoint('POST /api/invoices/{number}/pay-link/revoke', {
    summary: 'Takes back the link for someone who pays: from now on it opens nothing.',
    access: 'signed-in',
    ...revokeLink,
  }),
  revokePayLinkAtDesk: endpoint('POST /api/desk/invoices/{number}/pay-link/revoke', {
    summary: 'Takes back the link of an invoice: from now on it opens nothing.',
    access: 'payment.manage',
    ...revokeLink,
  }),
  cardWebhook: endpoint('POST /api/payments/webhook', {
    summary:
      'Hears from the card provider that something happened to a payment. Its signature proves the sender.',
    access: 'anyone',
    headers: z.object({ 'stripe-signature': z.string().check(z.maxLength(2000)) }),
    signedBody: true,
    reply: z.object({ received: z.literal(true) }),
    refusals: { SIGNATURE_REFUSED: 400 },
  }),
} as const;
