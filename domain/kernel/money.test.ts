import { expect, test } from 'vitest';
import { dollars, percentOf, roundCents, usDollars } from './money.ts';

test.each([
  [2117.5, 2118],
  [-2117.5, -2118],
  [2117.49, 2117],
  [-0.4, 0],
  [1.005 * 100, 101],
  [-1.005 * 100, -101],
])('%s cents round to %i, half up on the magnitude', (exact, cents) => {
  expect(roundCents(exact)).toBe(cents);
});

test('percents of whole cents', () => {
  expect(percentOf(42_350, 5)).toBe(2118);
  expect(percentOf(620_000, 2)).toBe(12_400);
  expect(percentOf(50, 7.1)).toBe(4);
});

test('amounts as people read them', () => {
  expect([dollars(37_500), dollars(-2118), dollars(123_456_789)]).toEqual([
    '$375.00',
    '-$21.18',
    '$1,234,567.89',
  ]);
});

test('amounts as people read them where $ is another dollar', () => {
  expect([usDollars(250), usDollars(-2118)]).toEqual(['US$2.50', '-US$21.18']);
});
