import * as z from 'zod/mini';
import { BalanceChange } from '#domain/billing/balance.ts';
import { InvoiceNumber } from '#domain/billing/invoice.ts';
import { TrackingNumber } from '#domain/shipments/tracking-number.ts';
import { eventEnvelope } from '../envelope.ts';

/** An invoice charges another sum than before, for the price of its shipment changed or it was canceled. Published by billing. */
export const InvoiceAdjustedV1 = {
  type: 'invoice-adjusted.v1',
  source: 'skybarrel.billing',
  notifies: { nobody: 'The sender agreed to the new price, or canceled, and sees it on the invoice.' },
  schema: eventEnvelope(
    'invoice-adjusted.v1',
    z.object({
      number: InvoiceNumber,
      shipment: TrackingNumber,
      ownerId: z.string(),
      balance: BalanceChange,
      currency: z.literal('USD'),
      by: z.string(),
    }),
  ),
} as const;
