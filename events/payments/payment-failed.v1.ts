import * as z from 'zod/mini';
import { InvoiceNumber } from '#domain/billing/invoice.ts';
import { TrackingNumber } from '#domain/shipments/tracking-number.ts';
import { eventEnvelope } from '../envelope.ts';

/** A card was declined. Nothing was paid by it. Published by payments. */
export const PaymentFailedV1 = {
  type: 'payment-failed.v1',
  source: 'skybarrel.payments',
  notifies: { nobody: 'The payer reads it on the page of the card provider and tries another card there.' },
  schema: eventEnvelope(
    'payment-failed.v1',
    z.object({
      checkout: z.uuid(),
      number: InvoiceNumber,
      /** Absent where the invoice is a person's, without a shipment. */
      shipment: z.optional(TrackingNumber),
      ownerId: z.string(),
      /** Cents. */
      amount: z.int(),
      currency: z.literal('USD'),
      byLink: z.boolean(),
      by: z.string(),
    }),
  ),
} as const;
