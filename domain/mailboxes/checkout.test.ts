import { expect, test } from 'vitest';
import { checkoutValues, streetInOneBox } from './checkout.ts';
import { sampleAddress as address } from './testing/sample-address.ts';

test('each box of a checkout form gets its own part, and the second line the mailbox', () => {
  expect(checkoutValues(address, '+12015550142')).toEqual({
    name: 'Ann Persaud',
    line1: '100 Sample Dock Road',
    line2: 'Mailbox 10001',
    city: 'Kearny',
    state: 'NJ',
    zip: '07032',
    phone: '2015550142',
  });
});

test('a unit of the dock is on the second line before the mailbox', () => {
  expect(checkoutValues({ ...address, line2: 'Unit 4' }, '+12015550142').line2).toBe('Unit 4, Mailbox 10001');
});

test('a phone outside of the U.S. keeps its country code', () => {
  expect(checkoutValues(address, '+5922251234').phone).toBe('+5922251234');
});

test('a form with one line gets street and mailbox together', () => {
  expect(streetInOneBox(address)).toBe('100 Sample Dock Road, Mailbox 10001');
});
