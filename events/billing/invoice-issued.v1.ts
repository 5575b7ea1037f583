import * as z from 'zod/mini';
import { InvoiceNumber } from '#domain/billing/invoice.ts';
import { TrackingNumber } from '#domain/shipments/tracking-number.ts';
import { eventEnvelope } from '../envelope.ts';

/** A shipment was billed, or a person was charged without one. Published by billing. */
export const InvoiceIssuedV1 = {
  type: 'invoice-issued.v1',
  source: 'skybarrel.billing',
  notifies: { nobody: 'The sender knows the price from booking, and the invoice is in their account.' },
  schema: eventEnvelope(
    'invoice-issued.v1',
    z.object({
      number: InvoiceNumber,
      /** Absent where the invoice is a person's, without a shipment. */
      shipment: z.optional(TrackingNumber),
      ownerId: z.string(),
      chargesTerm: z.enum(['PREPAID', 'COLLECT']),
      /** Cents. */
      charged: z.int(),
      currency: z.literal('USD'),
      by: z.string(),
    }),
  ),
} as const;
