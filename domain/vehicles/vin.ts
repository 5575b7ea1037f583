import * as z from 'zod/mini';

/** The letters that count as 1, 2, 3 and so on. I, O and Q are not used: they look like digits. */
const lettersByValue = ['AJ', 'BKS', 'CLT', 'DMU', 'ENV', 'FW', 'GPX', 'HY', 'RZ'] as const;
/** How much each of the 17 places counts. The ninth is the check digit itself. */
const weights = [8, 7, 6, 5, 4, 3, 2, 10, 0, 9, 8, 7, 6, 5, 4, 3, 2] as const;
const CHECK_PLACE = 8;
const MODULUS = 11;

const characterValue = (character: string): number =>
  /\d/.test(character)
    ? Number(character)
    : lettersByValue.findIndex((letters) => letters.includes(character)) + 1;

/** The check digit that a VIN should have in its ninth place (49 CFR 565.15(c)): 0 to 9, or X for ten. */
export const vinCheckDigit = (vin: string): string => {
  const sum = weights.reduce<number>(
    (total, weight, place) => total + weight * characterValue(vin.charAt(place)),
    0,
  );
  return sum % MODULUS === 10 ? 'X' : String(sum % MODULUS);
};

const isVin = (vin: string): boolean => vin.charAt(CHECK_PLACE) === vinCheckDigit(vin);

/** The number of a vehicle, as it stands at the windshield: 17 letters and digits. One wrong character is found by its check digit. */
export const Vin = z.string().check(
  z.overwrite((text) => text.replaceAll(/[\s-]/g, '').toUpperCase()),
  z.regex(/^[0-9A-HJ-NPR-Z]{17}$/, 'A VIN has 17 letters and digits, without I, O and Q.'),
  z.refine(isVin, 'One character of this VIN is wrong. Compare it with the plate at the windshield.'),
);
