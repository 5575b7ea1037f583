import * as z from 'zod/mini';
import { BalanceChange } from '#domain/billing/balance.ts';
import { chargeCodes } from '#domain/billing/charges/table.ts';
import { InvoiceNumber } from '#domain/billing/invoice.ts';
import { TrackingNumber } from '#domain/shipments/tracking-number.ts';
import { eventEnvelope } from '../envelope.ts';

/**
 * An invoice charges another sum than before: the price of its shipment changed, it was canceled, or something was charged or taken
 * back by its cause. Published by billing.
 */
export const InvoiceAdjustedV1 = {
  type: 'invoice-adjusted.v1',
  source: 'skybarrel.billing',
  notifies: { people: ['customer'] },
  schema: eventEnvelope(
    'invoice-adjusted.v1',
    z.object({
      number: InvoiceNumber,
      /** Absent where the invoice is a person's, without a shipment. */
      shipment: z.optional(TrackingNumber),
      ownerId: z.string(),
      balance: BalanceChange,
      /** What was charged by its cause, in cents with tax; below nothing when it was taken back. */
      charge: z.optional(z.object({ code: z.enum(chargeCodes), amount: z.int() })),
      currency: z.literal('USD'),
      by: z.string(),
    }),
  ),
} as const;
