import * as z from 'zod/mini';
import { InvoiceNumber } from '#domain/billing/invoice.ts';
import { TrackingNumber } from '#domain/shipments/tracking-number.ts';
import { eventEnvelope } from '../envelope.ts';

/** The owner of an invoice, or the desk, made a link for somebody who pays, or took it back. Published by payments. */
export const PayLinkChangedV1 = {
  type: 'pay-link-changed.v1',
  source: 'skybarrel.payments',
  notifies: { nobody: 'Whoever made it sends the link to the person who is to pay.' },
  schema: eventEnvelope(
    'pay-link-changed.v1',
    z.object({
      number: InvoiceNumber,
      /** Absent where the invoice is a person's, without a shipment. */
      shipment: z.optional(TrackingNumber),
      ownerId: z.string(),
      what: z.enum(['given', 'revoked']),
      by: z.string(),
    }),
  ),
} as const;
