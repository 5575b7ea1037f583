import * as z from 'zod/mini';
import { InvoiceNumber } from '#domain/billing/invoice.ts';
import { TrackingNumber } from '#domain/shipments/tracking-number.ts';
import { eventEnvelope } from '../envelope.ts';

/** Somebody paid by card online. Published by payments, after the payment was entered on the invoice. */
export const CardPaymentTakenV1 = {
  type: 'card-payment-taken.v1',
  source: 'skybarrel.payments',
  notifies: { people: ['customer'] },
  schema: eventEnvelope(
    'card-payment-taken.v1',
    z.object({
      /** The id of the checkout, which knows where the payer wants the receipt. */
      checkout: z.uuid(),
      number: InvoiceNumber,
      /** Absent where the invoice is a person's, without a shipment. */
      shipment: z.optional(TrackingNumber),
      ownerId: z.string(),
      /** Cents. */
      amount: z.int(),
      currency: z.literal('USD'),
      /** What was left to pay after it, in cents; negative when too much was paid. Absent in what was told before this was kept. */
      owed: z.optional(z.int()),
      /** Somebody else paid, by a link of the owner. */
      byLink: z.boolean(),
      by: z.string(),
    }),
  ),
} as const;
