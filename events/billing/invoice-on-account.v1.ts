import * as z from 'zod/mini';
import { BalanceChange } from '#domain/billing/balance.ts';
import { InvoiceNumber } from '#domain/billing/invoice.ts';
import { TrackingNumber } from '#domain/shipments/tracking-number.ts';
import { eventEnvelope } from '../envelope.ts';

/**
 * An invoice stands otherwise with the credit account of who pays it: the account took it, gave it back, or did not take it, and why.
 * Published by billing.
 */
export const InvoiceOnAccountV1 = {
  type: 'invoice-on-account.v1',
  source: 'skybarrel.billing',
  notifies: {
    nobody: 'The hold that comes or goes with it is told, and what is due when is on the invoice.',
  },
  schema: eventEnvelope(
    'invoice-on-account.v1',
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
