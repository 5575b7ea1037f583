import { expect, test } from 'vitest';
import { sampleParcel } from '#domain/parcels/testing/sample-parcel.ts';
import { stillHere } from './still-here.ts';

const from = (store: string | undefined, code = 'PCL-7K3M9Q2X') => ({
  ...sampleParcel,
  code,
  declaration: { ...sampleParcel.declaration, store },
});

test('one parcel is named after its store, and leads to its own page', () => {
  expect(stillHere([from('Amazon')])).toEqual([
    {
      what: 'parcel',
      words: 'Your Amazon parcel is still here. Send it, or have us return or dispose of it.',
      path: '/dashboard/mailbox/PCL-7K3M9Q2X',
    },
  ]);
});

test('of several, what to do is said once, with their stores', () => {
  expect(stillHere([from('Amazon'), from('SHEIN'), from('Amazon'), from(undefined)])).toEqual([
    {
      what: 'mailbox',
      words:
        '4 parcels are still here: Amazon (2), SHEIN and UPS …456784. Send them, or have us return or dispose of them.',
      path: '/dashboard/mailbox',
    },
  ]);
});

test('nothing waits where nothing is here', () => {
  expect(stillHere([])).toEqual([]);
});
