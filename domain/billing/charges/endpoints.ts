import * as z from 'zod/mini';
import { endpoint } from '../../kernel/endpoint.ts';
import { UserId } from '../../kernel/user-id.ts';
import { Invoice, InvoiceNumber } from '../invoice.ts';
import { chargeBody, headers, reason } from '../money-endpoints.ts';
import { ChargeChoice } from './choices.ts';

const params = z.object({ number: InvoiceNumber });
const priceDiffers = { status: 409, details: z.object({ amount: z.int() }) } as const;
const ofPerson = z.object({ userId: UserId });

/** What the desk charges by hand: on an invoice, or to a person without a shipment. The table of charges says what there is, what it costs and who may. */
export const chargeEndpoints = {
  chargeChoices: endpoint('GET /api/desk/invoices/{number}/charges', {
    summary: 'What the caller may add to an invoice, with its price by the rate card of the shipment.',
    access: 'payment.manage',
    params,
    reply: z.object({ items: z.array(ChargeChoice) }),
    refusals: { INVOICE_NOT_FOUND: 404 },
  }),
  addCharge: endpoint('POST /api/desk/invoices/{number}/charges', {
    summary:
      'Adds a charge of the table to an invoice, with a reason. One that the rate card prices costs that price: another sum is refused, and `details.amount` has it.',
    access: 'payment.manage',
    params,
    headers,
    body: chargeBody,
    reply: Invoice,
    refusals: {
      INVOICE_NOT_FOUND: 404,
      PAYMENT_EXISTS: 409,
      CHARGE_NOT_YOURS: 403,
      PRICE_DIFFERS: priceDiffers,
    },
  }),
  waiveCharge: endpoint('POST /api/desk/invoices/{number}/charges/{n}/waived', {
    summary: 'Takes back a charge that was added to an invoice, whole, with a reason.',
    access: 'invoice.manage',
    params: z.object({
      number: InvoiceNumber,
      /** The place of the charge on its invoice. */
      n: z.coerce.number().check(z.int(), z.minimum(1)),
    }),
    headers,
    body: z.strictObject({ reason }),
    reply: Invoice,
    refusals: { INVOICE_NOT_FOUND: 404, PAYMENT_EXISTS: 409, CHARGE_NOT_FOUND: 404, NOT_WAIVABLE: 409 },
  }),
  personChoices: endpoint('GET /api/desk/customers/{userId}/charges', {
    summary:
      'What the caller may charge a customer without a shipment, by the rate card that is in force, and the name of the customer.',
    access: 'payment.manage',
    params: ofPerson,
    reply: z.object({ name: z.string(), items: z.array(ChargeChoice) }),
    refusals: { PERSON_NOT_FOUND: 404 },
  }),
  chargePerson: endpoint('POST /api/desk/customers/{userId}/charges', {
    summary:
      'Charges a customer without a shipment, with a reason: on their own invoice that is still to be paid, or on a new one. One that the rate card prices costs that price: another sum is refused, and `details.amount` has it.',
    access: 'payment.manage',
    params: ofPerson,
    headers,
    body: chargeBody,
    reply: Invoice,
    refusals: {
      PERSON_NOT_FOUND: 404,
      PAYMENT_EXISTS: 409,
      CHARGE_NOT_YOURS: 403,
      PRICE_DIFFERS: priceDiffers,
    },
  }),
} as const;
