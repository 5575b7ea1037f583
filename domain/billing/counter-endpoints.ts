import * as z from 'zod/mini';
import { destinationCodes } from '../kernel/destination-codes.ts';
import { endpoint } from '../kernel/endpoint.ts';
import { TrackingNumber } from '../shipments/tracking-number.ts';
import { localCurrencies, rateRefusals } from './abroad/local-money.ts';
import { Balance } from './balance.ts';
import { InvoiceNumber } from './invoice.ts';
import { counterBody, headers, referenceNeeded } from './money-endpoints.ts';
import { moreThanOwed } from './sums-refused.ts';

const params = z.object({ number: TrackingNumber });
/** What the receiver of a shipment pays. */
const ReceiverBill = z.object({ invoice: InvoiceNumber, ...Balance.shape });
/** The money of the counter, with the rate of today; without one it takes U.S. dollars alone. */
const LocalRate = z.object({
  country: z.enum(destinationCodes),
  currency: z.enum(localCurrencies),
  day: z.string(),
  perDollar: z.optional(z.int()),
});

/** What receivers pay at the counter of their country, whose agents see nothing else of any invoice. */
export const counterEndpoints = {
  receiverBill: endpoint('GET /api/arrivals/{number}/bill', {
    summary:
      'What the receiver of a shipment pays and has paid, which is nothing where the sender pays, and the rate of today at the counter.',
    access: 'arrival.read',
    params,
    reply: z.object({ bill: z.optional(ReceiverBill), local: z.optional(LocalRate) }),
  }),
  takeFromReceiver: endpoint('POST /api/arrivals/{number}/payments', {
    summary:
      'Takes a payment of the receiver at the counter, in U.S. dollars or in local currency at the rate of today: what is owed, or a part of it.',
    access: 'arrival.manage',
    params,
    headers,
    body: counterBody,
    reply: z.object({ bill: ReceiverBill }),
    refusals: {
      INVOICE_NOT_FOUND: 404,
      PAYMENT_EXISTS: 409,
      ...referenceNeeded,
      ...moreThanOwed,
      ...rateRefusals,
    },
  }),
} as const;
