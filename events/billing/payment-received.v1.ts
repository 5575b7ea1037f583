import * as z from 'zod/mini';
import { LocalMoney } from '#domain/billing/abroad/local-money.ts';
import { BalanceChange } from '#domain/billing/balance.ts';
import { paymentMethods } from '#domain/billing/entries.ts';
import { InvoiceNumber } from '#domain/billing/invoice.ts';
import { TrackingNumber } from '#domain/shipments/tracking-number.ts';
import { eventEnvelope } from '../envelope.ts';

/** Money for an invoice came. Published by billing. */
export const PaymentReceivedV1 = {
  type: 'payment-received.v1',
  source: 'skybarrel.billing',
  notifies: { people: ['customer'] },
  schema: eventEnvelope(
    'payment-received.v1',
    z.object({
      number: InvoiceNumber,
      /** Absent where the invoice is a person's, without a shipment. */
      shipment: z.optional(TrackingNumber),
      ownerId: z.string(),
      /** The place of the payment on its invoice. */
      n: z.int(),
      /** Cents. */
      amount: z.int(),
      method: z.enum(paymentMethods),
      /** What a counter took in its own currency, and the rate of that day. */
      local: z.optional(LocalMoney),
      balance: BalanceChange,
      currency: z.literal('USD'),
      by: z.string(),
    }),
  ),
} as const;
