import * as z from 'zod/mini';
import { BalanceChange } from '#domain/billing/balance.ts';
import { InvoiceNumber } from '#domain/billing/invoice.ts';
import { TrackingNumber } from '#domain/shipments/tracking-number.ts';
import { eventEnvelope } from '../envelope.ts';

/** A check was taken, which waits for the bank. It is a payment when `payment-received` tells so. Published by billing. */
export const CheckReceivedV1 = {
  type: 'check-received.v1',
  source: 'skybarrel.billing',
  notifies: { people: ['customer'] },
  schema: eventEnvelope(
    'check-received.v1',
    z.object({
      number: InvoiceNumber,
      /** Absent where the invoice is a person's, without a shipment. */
      shipment: z.optional(TrackingNumber),
      ownerId: z.string(),
      /** The place of the check on its invoice. */
      n: z.int(),
      /** What the check is for, in cents. */
      amount: z.int(),
      balance: BalanceChange,
      currency: z.literal('USD'),
      by: z.string(),
    }),
  ),
} as const;
