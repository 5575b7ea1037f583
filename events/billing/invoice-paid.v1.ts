import * as z from 'zod/mini';
import { BalanceChange } from '#domain/billing/balance.ts';
import { InvoiceNumber } from '#domain/billing/invoice.ts';
import { TrackingNumber } from '#domain/shipments/tracking-number.ts';
import { eventEnvelope } from '../envelope.ts';

/** Nothing is owed on an invoice any more. Published by billing, with what settled it: again after a refund and another payment. */
export const InvoicePaidV1 = {
  type: 'invoice-paid.v1',
  source: 'skybarrel.billing',
  notifies: { nobody: 'It goes with the payment, the credit or the lower price that settled the invoice.' },
  schema: eventEnvelope(
    'invoice-paid.v1',
    z.object({
      number: InvoiceNumber,
      /** Absent where the invoice is a person's, without a shipment. */
      shipment: z.optional(TrackingNumber),
      ownerId: z.string(),
      balance: BalanceChange,
      currency: z.literal('USD'),
      by: z.string(),
    }),
  ),
} as const;
