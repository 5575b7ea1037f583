import { expect, test } from 'vitest';
import { sampleShipment } from '../shipments/testing/sample-shipment.ts';
import { entryWords } from './entry-words.ts';
import { myInvoiceOf } from './my-invoice.ts';
import { personInvoice, sampleInvoice } from './testing/sample-invoice.ts';

test('an invoice in the list of its owner says what went to whom, or what was done', () => {
  expect(myInvoiceOf(sampleInvoice, sampleShipment).subject).toBe(
    `1 barrel and 2 boxes to ${sampleShipment.consignee.name}, Georgetown`,
  );
  expect(myInvoiceOf(sampleInvoice, undefined).subject).toBe('Air freight to Guyana');
  expect(myInvoiceOf(personInvoice, undefined).subject).toBe('Missed pickup');
  expect(myInvoiceOf({ ...personInvoice, entries: [] }, undefined).subject).toBe('Services');
});

test('the first price that was removed is told apart from later ones, and each removal says why', () => {
  const removed = (why: 'PRICE_CHANGED' | 'CANCELED', of: number) =>
    entryWords({
      kind: 'REVERSAL',
      n: of + 1,
      at: '2026-11-24T15:00:00.000Z',
      amount: -1,
      shipmentVersion: 2,
      why,
      of,
    });
  expect([removed('PRICE_CHANGED', 1), removed('PRICE_CHANGED', 3), removed('CANCELED', 1)]).toEqual([
    'First price removed',
    'Earlier price removed',
    'Price removed: the shipment was canceled',
  ]);
});
