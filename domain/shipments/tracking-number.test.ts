import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  TRACKING_NUMBER_BYTES,
  TrackingNumber,
  trackingNumberFrom,
  trackingNumberOf,
} from './tracking-number.ts';

const numbers = fc
  .uint8Array({ minLength: TRACKING_NUMBER_BYTES, maxLength: TRACKING_NUMBER_BYTES })
  .map(trackingNumberOf);

const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

describe('a tracking number', () => {
  test('is ten random characters and a check character', () => {
    expect(trackingNumberOf([7, 19, 3, 20, 9, 23, 2, 29, 4, 26])).toBe('7K3M9-Q2X4T-C');
    expect(trackingNumberFrom('00000-00000-0')).toBeUndefined();
  });

  test('is read in any case, with and without dashes and blanks, and with letters that look like digits', () => {
    fc.assert(
      fc.property(numbers, (number) => {
        expect(TrackingNumber.safeParse(number).success).toBe(true);
        expect(TrackingNumber.safeParse(number.toLowerCase().concat(' ')).success).toBe(false);
        const typed = number.toLowerCase().replaceAll('-', ' ').replaceAll('0', 'o').replaceAll('1', 'l');
        expect(trackingNumberFrom(typed)).toBe(number);
        expect(trackingNumberFrom(number.replaceAll('-', ''))).toBe(number);
      }),
    );
  });

  test('notices every single wrong character and every two that changed places', () => {
    fc.assert(
      fc.property(
        numbers,
        fc.nat(10),
        fc.nat(9),
        fc.constantFrom(...ALPHABET),
        (number, at, other, wrong) => {
          const code = [...number.replaceAll('-', '')];
          const mistyped = code.with(at, wrong);
          if (wrong !== code[at]) expect(trackingNumberFrom(mistyped.join(''))).toBeUndefined();
          const [one = '', two = ''] = [code[other], code[other + 1]];
          const swapped = code.with(other, two).with(other + 1, one);
          if (one !== two) expect(trackingNumberFrom(swapped.join(''))).toBeUndefined();
        },
      ),
    );
  });

  test.each(['', '7K3M9', '7K3M9-Q2X4T-U', '7K3M9-Q2X4T-CC', 'ENQ-7K3M9Q'])('is not "%s"', (typed) => {
    expect(trackingNumberFrom(typed)).toBeUndefined();
  });
});
