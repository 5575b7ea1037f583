import { expect, test } from 'vitest';
import { waybillNumber } from '../../departures/waybills/waybill.ts';
import { otherNumberWords } from './other-numbers.ts';

test.each([
  ['1Z999AA10123456784', 'UPS'],
  ['1z 999 aa1 01 2345 6784', 'UPS'],
  ['TBA123456789012', 'Amazon'],
  ['9400 1000 0000 0000 0000 00', 'USPS'],
  ['1234 5678 9012', 'FedEx'],
])('%s is a number of %s, and the sentence says where to track it', (typed, carrier) => {
  expect(otherNumberWords(typed)).toBe(
    `That looks like a ${carrier} number, from the store. Track it with ${carrier}, or ask us.`,
  );
});

test.each([waybillNumber('SKB', 117), 'skb 00001175', '106-12345675'])('%s is an air waybill', (typed) => {
  expect(otherNumberWords(typed)).toMatch(/^That is an air waybill number\./);
});

test.each([
  ['SKB-00001176', 'One of the characters is wrong.'],
  ['7K3M9-Q2X4T-D', 'One of the characters is wrong.'],
  ['7K3M9', 'This one has 5.'],
  [' - ', 'Type your tracking number.'],
])('%s is told to be wrong', (typed, words) => {
  expect(otherNumberWords(typed)).toContain(words);
});
