import { sampleShipment } from '../../shipments/testing/sample-shipment.ts';
import { entriesFor, withEntries } from '../bill-shipment.ts';
import type { Invoice } from '../invoice.ts';
import { type AskedPayment, takePayment } from '../take-payment.ts';

const { bookedAt = '' } = sampleShipment;

/** The invoice of the sample shipment, as it was booked. */
export const sampleInvoice: Invoice = withEntries(
  undefined,
  'INV-1000001',
  sampleShipment,
  entriesFor(undefined, sampleShipment, bookedAt),
  bookedAt,
);

const cash: AskedPayment = {
  id: '019a1d3c-0000-7000-8000-000000000061',
  at: '2026-11-24T15:00:00.000Z',
  by: 'billing-1',
  amount: 33_000,
  method: 'CASH',
};

/** An invoice after a payment that is not refused. */
export const paidWith = (invoice: Invoice, payment: Partial<AskedPayment>): Invoice => {
  const taken = takePayment(invoice, { ...cash, ...payment });
  if (!taken.ok) throw new Error(taken.refusal.message);
  return taken.value.invoice;
};

/** The sample invoice, of which a part was paid in cash. */
export const partlyPaid: Invoice = paidWith(sampleInvoice, {});
