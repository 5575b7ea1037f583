const SHORTEST = 13;
const LONGEST = 19;
/** Rows beyond this are not searched through: nothing so long helps to find a defect. */
const SEARCHED = 40;

/** The check digit that card numbers end with (ISO/IEC 7812). */
const passesLuhn = (digits: readonly number[]): boolean => {
  const sum = digits.toReversed().reduce((total, digit, at) => {
    const doubled = at % 2 === 1 ? digit * 2 : digit;
    return total + (doubled > 9 ? doubled - 9 : doubled);
  }, 0);
  return sum % 10 === 0;
};

/**
 * Whether a row of digits, grouped or not, holds a card number; people type the expiry right behind it. Cards begin with
 * 2 to 6, which times in milliseconds do not.
 */
export const looksLikeCard = (text: string): boolean => {
  const digits = [...text.replace(/\D/g, '')].map(Number);
  if (digits.length > SEARCHED) return true;
  for (let from = 0; from + SHORTEST <= digits.length; from += 1) {
    const first = digits[from] ?? 0;
    if (first < 2 || first > 6) continue;
    for (let length = SHORTEST; length <= LONGEST && from + length <= digits.length; length += 1)
      if (passesLuhn(digits.slice(from, from + length))) return true;
  }
  return false;
};
