import { expect, test } from 'vitest';
import { numbersInLink, trackingProblem, trackingTyped } from './typed.ts';

test.each([
  ['', undefined],
  ['1Z5R89390357567127', undefined],
  ['9400 1112 0108 0805 4830 16', undefined],
  ['SOMEBODY-ELSE-4711-0815', undefined],
  ['https://www.ups.com/track?loc=en_US&tracknum=1Z5R89390357567127&requester=ST/', undefined],
  ['4711', 'This is too short for a tracking number'],
  ['on its way', 'A tracking number has digits in it'],
  ['1'.repeat(41), 'This is too long for a tracking number'],
  ['RB123456786US', 'One character of this USPS number is wrong. Compare it with the store’s e-mail'],
  ['1Z5R89390357567128', 'One character of this UPS number is wrong. Compare it with the store’s e-mail'],
  [
    '9434611206206407667131',
    'One character of this USPS number is wrong. Compare it with the store’s e-mail',
  ],
  [
    '1Z5R89390357567127 1Z879E930346834440',
    'There is more than one tracking number here. Enter one parcel at a time',
  ],
  ['986578788855, 477179081230', 'There is more than one tracking number here. Enter one parcel at a time'],
  [
    'https://www.amazon.com/gp/css/order-history',
    'There is no tracking number in this link. Open it and copy the number',
  ],
  [
    'https://tools.usps.com/go/TrackConfirmAction?tLabels=9405803699300124287899%2C9434611206206406227577',
    'This link has more than one tracking number. Enter one parcel at a time',
  ],
])('%s', (typed, problem) => {
  expect(trackingProblem(typed)).toBe(problem);
});

test.each([
  ['113-1234567-1234567', 'Amazon'],
  ['#2000114-00769572', 'Walmart'],
  ['12-14766-51548', 'eBay'],
  ['bby01-807003276801', 'Best Buy'],
  ['PO-211-12622430710391149', 'Temu'],
  ['GSU1SN57100246A', 'SHEIN'],
  ['WK15587470', 'Home Depot'],
])('%s is an order at %s', (typed, store) => {
  expect(trackingProblem(typed)).toBe(
    `This is the number of an order at ${store}. The tracking number comes when it ships`,
  );
});

test('the number is taken out of the address of a tracking page', () => {
  expect(trackingTyped('https://www.fedex.com/fedextrack/?trknbr=779017972697&trkqual=2459~x')).toBe(
    '779017972697',
  );
  expect(trackingTyped('https://www.dhl.com/en/express/tracking.html?AWB=3318810025')).toBe('3318810025');
  expect(trackingTyped('1z 5r8 939 03 5756 7127')).toBe('1Z5R89390357567127');
  expect(numbersInLink('https://example.com/%E0%A4%A?x=%')).toEqual([]);
  expect(numbersInLink('https://example.com/product/3318810025')).toEqual([]);
});
