import * as z from 'zod/mini';
import { BalanceChange } from '#domain/billing/balance.ts';
import { checkEnds } from '#domain/billing/entries.ts';
import { InvoiceNumber } from '#domain/billing/invoice.ts';
import { TrackingNumber } from '#domain/shipments/tracking-number.ts';
import { eventEnvelope } from '../envelope.ts';

/** The bank returned a check, or it was given back or entered by mistake. Published by billing. */
export const CheckBackV1 = {
  type: 'check-back.v1',
  source: 'skybarrel.billing',
  notifies: { people: ['customer'] },
  schema: eventEnvelope(
    'check-back.v1',
    z.object({
      number: InvoiceNumber,
      /** Absent where the invoice is a person's, without a shipment. */
      shipment: z.optional(TrackingNumber),
      ownerId: z.string(),
      /** The place of the check on its invoice. */
      of: z.int(),
      why: z.enum(checkEnds),
      /** What the check is for, in cents. */
      amount: z.int(),
      balance: BalanceChange,
      currency: z.literal('USD'),
      by: z.string(),
    }),
  ),
} as const;
