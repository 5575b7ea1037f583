/** The rules by which carriers let a machine notice one misread character. Each says whether the last digit fits what stands before it. */

const digitsOf = (text: string): readonly number[] => Array.from(text, Number);

const lastDigit = (number: string): number => Number(number.slice(-1));

const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, each) => sum + each, 0);

/** GS1's rule, which USPS and FedEx Ground keep: from the right, every second digit counts three times. */
export const gs1Fits = (number: string): boolean => {
  const weighed = digitsOf(number).toReversed();
  return sumOf(weighed.map((digit, place) => (place % 2 === 0 ? digit : digit * 3))) % 10 === 0;
};

/**
 * The rule of UPS for what follows `1Z` (also of OnTrac, with its own leading digit): every second character counts twice. A letter
 * counts as a digit: A is 2, B is 3, and so on.
 */
export const upsFits = (after1Z: string): boolean => {
  const values = Array.from(after1Z.slice(0, -1), (sign) =>
    /\d/.test(sign) ? Number(sign) : (sign.charCodeAt(0) - 3) % 10,
  );
  const sum = sumOf(values.map((value, place) => (place % 2 === 0 ? value : value * 2)));
  return (10 - (sum % 10)) % 10 === lastDigit(after1Z);
};

const WEIGHTS_12 = [3, 1, 7, 3, 1, 7, 3, 1, 7, 3, 1];

/** The rule of FedEx for twelve digits. */
export const fedex12Fits = (number: string): boolean =>
  (sumOf(WEIGHTS_12.map((weight, place) => weight * Number(number.charAt(place)))) % 11) % 10 ===
  lastDigit(number);

const WEIGHTS_S10 = [8, 6, 4, 2, 3, 5, 9, 7];

/** The rule of the Universal Postal Union (S10) for the nine digits between the letters. */
export const s10Fits = (nineDigits: string): boolean => {
  const rest =
    11 - (sumOf(WEIGHTS_S10.map((weight, place) => weight * Number(nineDigits.charAt(place)))) % 11);
  const check = rest === 10 ? 0 : rest === 11 ? 5 : rest;
  return check === lastDigit(nineDigits);
};

/** The rule of DHL Express: the digits before the last one, divided by seven, leave the last one. */
export const mod7Fits = (number: string): boolean => Number(number.slice(0, -1)) % 7 === lastDigit(number);
