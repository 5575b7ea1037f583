import { expect, test } from 'vitest';
import { checkDigit, serialOf, waybillNumber } from './waybill.ts';

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
