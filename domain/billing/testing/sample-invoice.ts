import type { AnyRefusal } from '../../kernel/result.ts';
import { sampleShipment } from '../../shipments/testing/sample-shipment.ts';
import { entriesFor, withEntries } from '../bill-shipment.ts';
import { charge } from '../charges/charge.ts';
import { emptyInvoice } from '../charges/charge-person.ts';
import { type AskedCheck, receiveCheck } from '../checks/check.ts';
import type { Invoice, ShipmentInvoice } from '../invoice.ts';
import { type AskedPayment, type EnteredResult, takePayment } from '../take-payment.ts';
import { defaultTaxRates } from '../tax.ts';

const { bookedAt = '' } = sampleShipment;

/** The invoice of the sample shipment, as it was booked. */
export const sampleInvoice: ShipmentInvoice = withEntries(
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

const invoiceOf = (result: EnteredResult<string, AnyRefusal>): Invoice => {
  if (!result.ok) throw new Error(result.refusal.message);
  return result.value.invoice;
};

/** An invoice after a payment that is not refused. */
export const paidWith = <Given extends Invoice>(invoice: Given, payment: Partial<AskedPayment>): Given => ({
  ...invoice,
  ...invoiceOf(takePayment(invoice, { ...cash, ...payment })),
});

/** An invoice after a check that is not refused. */
export const checkedWith = <Given extends Invoice>(invoice: Given, check: Partial<AskedCheck>): Given => ({
  ...invoice,
  ...invoiceOf(
    receiveCheck(invoice, {
      id: '019a1d3c-0000-7000-8000-000000000063',
      by: 'staff-1',
      at: '2026-11-24T15:00:00.000Z',
      amount: 63_000,
      reference: '1042',
      bank: 'Bank of Kearny',
      ...check,
    }),
  ),
});

/** The sample invoice with a check for all of it, which waits for the bank. */
export const withCheck: ShipmentInvoice = checkedWith(sampleInvoice, {});

/** The same sender's own invoice, without a shipment: a driver came in vain. */
export const personInvoice: Invoice = invoiceOf(
  charge(
    emptyInvoice(
      'INV-1000002',
      { userId: sampleInvoice.ownerId, billTo: sampleInvoice.billTo },
      '2026-11-23T15:00:00.000Z',
    ),
    {
      cause: '019a1d3c-0000-7000-8000-000000000062',
      code: 'MISSED_PICKUP',
      amount: 2000,
      by: 'billing-1',
      at: '2026-11-23T15:00:00.000Z',
      reason: 'Nobody was there at 10.',
    },
    defaultTaxRates,
  ),
);

/** The sample invoice, of which a part was paid in cash. */
export const partlyPaid: ShipmentInvoice = paidWith(sampleInvoice, {});
