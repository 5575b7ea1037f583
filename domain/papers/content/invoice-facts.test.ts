import { expect, test } from 'vitest';
import { sampleInvoice } from '../../billing/testing/sample-invoice.ts';
import { defaultBrand } from '../../settings/brand.ts';
import { sampleShipment } from '../../shipments/testing/sample-shipment.ts';
import { invoiceFacts } from './invoice-facts.ts';

test('an invoice on a credit account says its own day, and no cutoff of a flight', () => {
  const payer = (change: object) =>
    invoiceFacts({ ...sampleInvoice, ...change }, sampleShipment, defaultBrand).payer;
  expect(payer({})).toBe('The sender, before the booking cutoff of the flight.');
  const account = { covers: 63_000, dueAt: '2026-12-30T04:59:00.000Z' };
  expect(payer({ account })).toBe('The customer, on account, by Dec 29, 2026.');
});
