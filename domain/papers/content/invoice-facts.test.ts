import { expect, test } from 'vitest';
import { sampleInvoice } from '../../billing/testing/sample-invoice.ts';
import { defaultBrand } from '../../settings/brand.ts';
import { sampleShipment } from '../../shipments/testing/sample-shipment.ts';
import { invoiceFacts } from './invoice-facts.ts';

test('an invoice names the goods, their city and their receiver, and what was paid of it', () => {
  const { carried, total, received } = invoiceFacts(sampleInvoice, sampleShipment, defaultBrand);
  expect(carried).toEqual([
    '1 barrel and 2 boxes to Georgetown, Guyana, for Marva Sample',
    'Air freight from Kearny, NJ: 3 pieces, 220 lb (99.79 kg)',
  ]);
  expect([total, received]).toEqual(['$630.00', '$0.00']);
});

test('an invoice on a credit account says its own day, and no cutoff of a flight', () => {
  const payer = (change: object) =>
    invoiceFacts({ ...sampleInvoice, ...change }, sampleShipment, defaultBrand).payer;
  expect(payer({})).toBe('The sender, before the booking cutoff of the flight.');
  expect(payer({ dueAt: '2026-11-24T21:00:00.000Z' })).toBe(
    'The sender, before November 24, 2026 at 4:00 PM (New Jersey time).',
  );
  const account = { covers: 63_000, dueAt: '2026-12-30T04:59:00.000Z' };
  expect(payer({ account })).toBe('The customer, on account, by Dec 29, 2026.');
});
