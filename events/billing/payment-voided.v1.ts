import * as z from 'zod/mini';
import { BalanceChange } from '#domain/billing/balance.ts';
import { InvoiceNumber } from '#domain/billing/invoice.ts';
import { TrackingNumber } from '#domain/shipments/tracking-number.ts';
import { eventEnvelope } from '../envelope.ts';

/** A payment was taken back that was entered by mistake; no money moved. Published by billing. */
export const PaymentVoidedV1 = {
  type: 'payment-voided.v1',
  source: 'skybarrel.billing',
  notifies: {
    nobody: 'No money moved. Whoever voided it tells the customer, if they were told of the payment.',
  },
  schema: eventEnvelope(
    'payment-voided.v1',
    z.object({
      number: InvoiceNumber,
      /** Absent where the invoice is a person's, without a shipment. */
      shipment: z.optional(TrackingNumber),
      ownerId: z.string(),
      /** The place on the invoice of the payment that was taken back. */
      of: z.int(),
      /** Cents. */
      amount: z.int(),
      balance: BalanceChange,
      currency: z.literal('USD'),
      by: z.string(),
    }),
  ),
} as const;
