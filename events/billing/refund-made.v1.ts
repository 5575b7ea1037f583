import * as z from 'zod/mini';
import { BalanceChange } from '#domain/billing/balance.ts';
import { paymentMethods } from '#domain/billing/entries.ts';
import { InvoiceNumber } from '#domain/billing/invoice.ts';
import { TrackingNumber } from '#domain/shipments/tracking-number.ts';
import { eventEnvelope } from '../envelope.ts';

/** Money for an invoice was given back. Published by billing. */
export const RefundMadeV1 = {
  type: 'refund-made.v1',
  source: 'skybarrel.billing',
  notifies: { people: ['customer'] },
  schema: eventEnvelope(
    'refund-made.v1',
    z.object({
      number: InvoiceNumber,
      /** Absent where the invoice is a person's, without a shipment. */
      shipment: z.optional(TrackingNumber),
      ownerId: z.string(),
      /** The place on the invoice of the payment of which it is a part. */
      of: z.int(),
      /** Cents. */
      amount: z.int(),
      method: z.enum(paymentMethods),
      balance: BalanceChange,
      currency: z.literal('USD'),
      by: z.string(),
    }),
  ),
} as const;
