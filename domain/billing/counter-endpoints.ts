import * as z from 'zod/mini';
import { endpoint } from '../kernel/endpoint.ts';
import { TrackingNumber } from '../shipments/tracking-number.ts';
import { Balance } from './balance.ts';
import { InvoiceNumber } from './invoice.ts';
import { counterBody, headers, referenceNeeded } from './money-endpoints.ts';
import { moreThanOwed } from './sums-refused.ts';

const params = z.object({ number: TrackingNumber });
/** What the receiver of a shipment pays. */
const ReceiverBill = z.object({ invoice: InvoiceNumber, ...Balance.shape });

/** What receivers pay at the counter of their country, whose agents see nothing else of any invoice. */
export const counterEndpoints = {
  receiverBill: endpoint('GET /api/arrivals/{number}/bill', {
    summary: 'What the receiver of a shipment pays and has paid; nothing where the sender pays.',
    access: 'arrival.read',
    params,
    reply: z.object({ bill: z.optional(ReceiverBill) }),
  }),
  takeFromReceiver: endpoint('POST /api/arrivals/{number}/payments', {
    summary: 'Takes a payment of the receiver at the counter: what is owed, or a part of it.',
    access: 'arrival.manage',
    params,
    headers,
    body: counterBody,
    reply: z.object({ bill: ReceiverBill }),
    refusals: { INVOICE_NOT_FOUND: 404, PAYMENT_EXISTS: 409, ...referenceNeeded, ...moreThanOwed },
  }),
} as const;
