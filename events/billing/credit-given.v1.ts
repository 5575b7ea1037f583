import * as z from 'zod/mini';
import { BalanceChange } from '#domain/billing/balance.ts';
import { InvoiceNumber } from '#domain/billing/invoice.ts';
import { TrackingNumber } from '#domain/shipments/tracking-number.ts';
import { eventEnvelope } from '../envelope.ts';

/** A part of what an invoice charges need not be paid. Published by billing. */
export const CreditGivenV1 = {
  type: 'credit-given.v1',
  source: 'skybarrel.billing',
  notifies: { people: ['customer'] },
  schema: eventEnvelope(
    'credit-given.v1',
    z.object({
      number: InvoiceNumber,
      /** Absent where the invoice is a person's, without a shipment. */
      shipment: z.optional(TrackingNumber),
      ownerId: z.string(),
      /** Cents. */
      amount: z.int(),
      balance: BalanceChange,
      currency: z.literal('USD'),
      by: z.string(),
    }),
  ),
} as const;
