import * as z from 'zod/mini';

/** Crockford's alphabet: no I, L, O or U, so that a number can be read out over the telephone. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const RANDOM_CHARACTERS = 10;

/** Random bytes for one number: one for each character but the last, 50 random bits in all. */
export const TRACKING_NUMBER_BYTES = RANDOM_CHARACTERS;

/** What a tracking number looks like: `7K3M9-Q2X4T-C`. */
const SHAPE = /^[0-9A-HJKMNP-TV-Z]{5}-[0-9A-HJKMNP-TV-Z]{5}-[0-9A-HJKMNP-TV-Z]$/;

/** Where the sum of the check character begins. Not at zero, so that a row of zeros is no valid number. */
const FIRST_SUM = 28;

const LOOKS_LIKE = 'A tracking number looks like 7K3M9-Q2X4T-C.';

/** Twice a value in the field of 32 elements, modulo x⁵ + x² + 1. */
const doubled = (value: number): number => (value << 1) ^ (value & 16 ? 0b100101 : 0);

/**
 * The check character: a weighted sum in the field of 32 elements, so that every single wrong character and every two
 * that changed places are noticed.
 */
const checkOf = (characters: string): string => {
  const sum = [...characters].reduce((total, one) => doubled(total ^ ALPHABET.indexOf(one)), FIRST_SUM);
  return ALPHABET.charAt(sum);
};

const shown = (characters: string): string =>
  `${characters.slice(0, 5)}-${characters.slice(5)}-${checkOf(characters)}`;

/** Makes a tracking number from random bytes, one character from each. */
export const trackingNumberOf = (bytes: Iterable<number>): string =>
  shown(
    Array.from(bytes, (byte) => ALPHABET.charAt(byte % ALPHABET.length))
      .join('')
      .slice(0, RANDOM_CHARACTERS),
  );

/**
 * Reads a tracking number as people type it: in any case, with or without dashes and blanks, with O for 0 and with I or L
 * for 1. Undefined when it cannot be one, or when a character was mistyped.
 */
export const trackingNumberFrom = (typed: string): string | undefined => {
  const code = typed
    .toUpperCase()
    .replace(/[^0-9A-Z]/g, '')
    .replaceAll('O', '0')
    .replace(/[IL]/g, '1');
  if (code.length !== RANDOM_CHARACTERS + 1) return undefined;
  const number = shown(code.slice(0, RANDOM_CHARACTERS));
  return SHAPE.test(number) && number.endsWith(code.slice(-1)) ? number : undefined;
};

const isValid = (number: string): boolean => trackingNumberFrom(number) === number;

/** A tracking number as it is stored and shown. It is the number of the shipment everywhere. */
// Pure, so that a page which only reads numbers does not load the library of schemas.
export const TrackingNumber = /* @__PURE__ */ z
  .string()
  .check(z.regex(SHAPE, LOOKS_LIKE), z.refine(isValid, 'One character of this tracking number is wrong.'));
