import { expect, test } from 'vitest';
import { sampleShipment } from '../shipments/testing/sample-shipment.ts';
import type { Fee } from './entries.ts';
import { entryWords } from './entry-words.ts';
import { myInvoiceOf, shownInvoice } from './my-invoice.ts';
import { personInvoice, sampleInvoice } from './testing/sample-invoice.ts';

test('an invoice in the list of its owner says what went to whom, or what was done', () => {
  expect(myInvoiceOf(sampleInvoice, sampleShipment).subject).toBe(
    `1 barrel and 2 boxes to Georgetown for ${sampleShipment.consignee.name}`,
  );
  expect(myInvoiceOf(sampleInvoice, undefined).subject).toBe('Air freight to Guyana');
  expect(myInvoiceOf(personInvoice, undefined).subject).toBe('Missed pickup');
  expect(myInvoiceOf({ ...personInvoice, entries: [] }, undefined).subject).toBe('Services');
});

test('an invoice of its own page says the same, and which pickup and parcel it charges', () => {
  expect(shownInvoice(sampleInvoice, sampleShipment)).toMatchObject({
    number: sampleInvoice.number,
    subject: myInvoiceOf(sampleInvoice, sampleShipment).subject,
    things: [],
  });
  const fee = personInvoice.entries[0] as Fee;
  const entries = [
    { ...fee, n: 1, id: 'BKG-7K3M9Q#1' },
    { ...fee, n: 2, id: 'BKG-7K3M9Q#2' },
    { ...fee, n: 3, id: 'PCL-7K3M9Q2X#EXTRA_PHOTOS#ann' },
    { ...fee, n: 4, id: 'PCL-2222AAAA#RETURN_TO_STORE#ann' },
    { kind: 'FEE_BACK', n: 5, id: 'w', at: fee.at, by: 'desk', amount: -fee.amount, of: 4 } as const,
  ];
  expect(shownInvoice({ ...personInvoice, entries }, undefined).things).toEqual([
    { kind: 'BOOKING', id: 'BKG-7K3M9Q' },
    { kind: 'PARCEL', id: 'PCL-7K3M9Q2X' },
  ]);
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
