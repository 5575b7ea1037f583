import { expect, test } from 'vitest';
import { checkDigit, numbersLeft, refilled, serialOf, waybillNumber } from './waybill.ts';

test('the check digit is the serial modulo 7, as airlines have it', () => {
  expect(checkDigit(1_234_567)).toBe(5);
  expect(waybillNumber('106', 1_234_567)).toBe('106-12345675');
  expect(waybillNumber('SKB', 1)).toBe('SKB-00000011');
});

test.each([
  ['SKB-12345675', 1_234_567],
  ['SKB-12345674', undefined],
  ['SKB-1234567', undefined],
  ['skb-12345675', undefined],
  ['', undefined],
])('%s has the serial %s', (number, serial) => {
  expect(serialOf(number)).toBe(serial);
});

test('a stock grows by what is added to it, up to the last number of seven digits', () => {
  const stock = { prefix: 'SKB', next: 101, last: 200, lowMark: 10, version: 4 };
  const more = refilled(stock, { add: 50, prefix: 'SKC', lowMark: 20 });
  expect(more).toEqual({ prefix: 'SKC', next: 101, last: 250, lowMark: 20, version: 5 });
  expect(numbersLeft(stock)).toBe(100);
  expect(more && numbersLeft(more)).toBe(150);
  const room = 9_999_999 - stock.last;
  expect(refilled(stock, { add: room, prefix: 'SKB', lowMark: 10 })?.last).toBe(9_999_999);
  expect(refilled(stock, { add: room + 1, prefix: 'SKB', lowMark: 10 })).toBeUndefined();
});
