import { partlyPaid } from '#domain/billing/testing/sample-invoice.ts';
import { newCheckout } from '#domain/payments/checkout.ts';
import { sampleFlight } from '#domain/shipments/testing/sample-flight.ts';
import { sampleShipment } from '#domain/shipments/testing/sample-shipment.ts';
import type { WriteSamples } from '../runtime/sample-letter.ts';
import { receiptOf } from './send-receipt.ts';

const { number: invoice, shipment, ownerId } = partlyPaid;
const checkout = newCheckout(
  { id: '019a1d3c-0000-7000-8000-000000000071', invoice, shipment, ownerId, amount: 20_000, by: 'link' },
  new Date('2026-11-24T15:00:00.000Z'),
);

/** The receipt of whoever pays by card. */
export const sampleReceipts: WriteSamples = () => [
  {
    id: 'receipt',
    recipient: 'payer',
    letter: receiptOf(
      { ...checkout, state: 'PAID' },
      { invoice: partlyPaid, shipment: sampleShipment, flight: sampleFlight },
      new Date(checkout.changedAt),
    ),
  },
];
