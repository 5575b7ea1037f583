import fc from 'fast-check';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { Vin, vinCheckDigit } from './vin.ts';

const characters = [...'0123456789ABCDEFGHJKLMNPRSTUVWXYZ'];
const withCheckDigit = (text: string): string => `${text.slice(0, 8)}${vinCheckDigit(text)}${text.slice(9)}`;
const anyVin = fc
  .array(fc.constantFrom(...characters), { minLength: 17, maxLength: 17 })
  .map((chosen) => withCheckDigit(chosen.join('')));

test('VINs with their check digit are taken, as people write them', () => {
  expect(z.parse(Vin, '1M8GDM9AXKP042788')).toBe('1M8GDM9AXKP042788');
  expect(z.parse(Vin, ' 1m8gdm9a-xkp 042788')).toBe('1M8GDM9AXKP042788');
});

// The first two are worked out in 49 CFR 565.15 and by the agency that gives the numbers out.
test.each(['1G4AH59H45G118341', '1J9RP1A36A1644345', 'JH2RC3605MM101581', '11111111111111111'])(
  'the check digit of %s is right',
  (vin) => {
    expect(vinCheckDigit(vin)).toBe(vin.charAt(8));
  },
);

test.each(['1M8GDM9A1KP042788', '1M8GDM9AXKP04278', '1M8GDM9AXKP0427881', '1M8GDM9AXKPO42788', ''])(
  'is refused: %s',
  (text) => {
    expect(z.safeParse(Vin, text).success).toBe(false);
  },
);

test('a digit that was typed wrong is always found', () => {
  fc.assert(
    fc.property(anyVin, fc.nat(16), fc.integer({ min: 1, max: 9 }), (vin, place, more) => {
      fc.pre(/\d/.test(vin.charAt(place)));
      const wrong = String((Number(vin.charAt(place)) + more) % 10);
      expect(z.safeParse(Vin, vin).success).toBe(true);
      expect(z.safeParse(Vin, `${vin.slice(0, place)}${wrong}${vin.slice(place + 1)}`).success).toBe(false);
    }),
    { numRuns: 500 },
  );
});
