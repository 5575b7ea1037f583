import { describe, expect, test } from 'vitest';
import { numberFormats } from './number-formats.ts';

describe('money is typed in dollars and stored in cents', () => {
  test.each([
    ['3.50', 350],
    ['3.5', 350],
    ['.99', 99],
    ['$1,250.00', 125_000],
    [' 20 ', 2000],
    ['0.29', 29],
    ['1.15', 115],
  ])('%s', (text, cents) => {
    expect(numberFormats.dollars.read(text)).toBe(cents);
  });

  test.each(['', '$', '3.505', 'three', '3.5.0', '1e3'])('%j is not an amount', (text) => {
    expect(numberFormats.dollars.read(text)).toBeNaN();
  });

  test('each amount in cents is shown as it was typed', () => {
    for (let cents = 0; cents < 2000; cents += 1)
      expect(numberFormats.dollars.read(numberFormats.dollars.write(cents))).toBe(cents);
  });
});

test.each([
  ['17.5', 17.5],
  ['-74.1454', -74.1454],
  ['166', 166],
])('%s is a number', (text, value) => {
  expect(numberFormats.number.read(text)).toBe(value);
});

test.each(['', '1,5', 'x', '0x10', '1e3', '-'])('%j is not a number', (text) => {
  expect(numberFormats.number.read(text)).toBeNaN();
});
