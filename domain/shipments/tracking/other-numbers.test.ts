import { expect, test } from 'vitest';
import { waybillNumber } from '../../departures/waybills/waybill.ts';
import { otherNumber } from './other-numbers.ts';

test.each([
  ['1Z999AA10123456784', 'UPS', 'https://www.ups.com/track?tracknum=1Z999AA10123456784'],
  ['1z 999 aa1 01 2345 6784', 'UPS', 'https://www.ups.com/track?tracknum=1Z999AA10123456784'],
  ['TBA123456789012', 'Amazon', 'https://track.amazon.com/tracking/TBA123456789012'],
  [
    '9405 8036 9930 0124 2878 99',
    'USPS',
    'https://tools.usps.com/go/TrackConfirmAction?tLabels=9405803699300124287899',
  ],
  ['7790 1797 2697', 'FedEx', 'https://www.fedex.com/fedextrack/?trknbr=779017972697'],
  ['JJD0099999999', 'DHL', 'https://www.dhl.com/us-en/home/tracking.html?tracking-id=JJD0099999999'],
  ['LX12345678', 'OnTrac (LaserShip)', 'https://www.ontrac.com/tracking/?number=LX12345678'],
  // What people copy is often the address of the carrier's page.
  ['https://www.ups.com/track?loc=en_US&tracknum=1Z999AA10123456784', 'UPS', undefined],
])('%s is a number of %s, with its page', (typed, carrier, href) => {
  const { words, page, parcel } = otherNumber(typed);
  expect(words).toBe(`That looks like ${carrier}. Track it there until it reaches us.`);
  if (href !== undefined) expect(page).toEqual({ name: carrier, href });
  expect(parcel).toMatch(/^[0-9A-Z]+$/);
});

test('a carrier whose page we do not know is named', () => {
  expect(otherNumber('YT2412345678901234')).toEqual({
    words: 'That looks like YunExpress. Track it with YunExpress until it reaches us.',
    parcel: 'YT2412345678901234',
  });
});

test.each([waybillNumber('SKB', 117), 'skb 00001175'])('%s is an air waybill of ours', (typed) => {
  const { words, waybill } = otherNumber(typed);
  expect(words).toMatch(/^That is an air waybill number\. The tracking number is on the same paper/);
  expect(waybill).toBe('SKB-00001175');
});

test("an airline's waybill is of a whole flight, and nobody's own", () => {
  expect(otherNumber('106-12345675')).toEqual({
    words: expect.stringMatching(/^That is the airline’s waybill number/),
  });
});

test.each([
  ['BKG-7K3M9Q', 'booking', '/dashboard/bookings/BKG-7K3M9Q'],
  ['qte 7k3m9q', 'quote', '/dashboard/quotes/QTE-7K3M9Q'],
  ['PCL-7K3M9Q2X', 'parcel', '/dashboard/mailbox/PCL-7K3M9Q2X'],
])('%s is the number of a %s with us, which its own page shows', (typed, what, path) => {
  expect(otherNumber(typed)).toEqual({ words: `That is your ${what} number.`, ours: { what, path } });
});

test.each([
  ['SKB-00001176', 'One of the characters is wrong.'],
  ['7K3M9-Q2X4T-D', 'One of the characters is wrong.'],
  ['7K3M9', 'This one has 5.'],
  [' - ', 'Type your tracking number.'],
])('%s is told to be wrong', (typed, words) => {
  const told = otherNumber(typed);
  expect(told.words).toContain(words);
  expect(told.page ?? told.waybill ?? told.parcel).toBeUndefined();
});

test.each([
  ['1Z999AA10123456785', 'UPS'],
  ['9405 8036 9930 0124 2878 98', 'USPS'],
  ['RB123456786US', 'USPS'],
])('%s of %s has a digit that cannot be: it says so, not how long our own numbers are', (typed, carrier) => {
  expect(otherNumber(typed)).toEqual({
    words: `That looks like a ${carrier} number, but a digit seems to be wrong. Compare it with the store’s e-mail.`,
  });
});
