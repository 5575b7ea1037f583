const MIN_LENGTH = 13;
const MAX_LENGTH = 19;
/** A longer row of digits is not searched but removed: it never helps to find a bug. */
const MAX_SEARCHED_DIGITS = 40;

/** Checks the last digit of a card number (Luhn algorithm, ISO/IEC 7812). */
const passesLuhn = (digits: readonly number[]): boolean => {
  const sum = digits.toReversed().reduce((total, digit, at) => {
    const doubled = at % 2 === 1 ? digit * 2 : digit;
    return total + (doubled > 9 ? doubled - 9 : doubled);
  }, 0);
  return sum % 10 === 0;
};

/**
 * Whether a row of digits, grouped or not, contains a card number. It may be anywhere in the row, because people type the
 * expiry date right after it. Card numbers begin with 2 to 6, and times in milliseconds do not.
 */
export const looksLikeCard = (text: string): boolean => {
  const digits = [...text.replace(/\D/g, '')].map(Number);
  if (digits.length > MAX_SEARCHED_DIGITS) return true;
  for (let from = 0; from + MIN_LENGTH <= digits.length; from += 1) {
    const first = digits[from] ?? 0;
    if (first < 2 || first > 6) continue;
    for (let length = MIN_LENGTH; length <= MAX_LENGTH && from + length <= digits.length; length += 1)
      if (passesLuhn(digits.slice(from, from + length))) return true;
  }
  return false;
};
