import { endOf, namePartsOf, searchable } from '../../kernel/search.ts';
import type { Label } from './label.ts';
import { digitsFor, lettersFor } from './misread.ts';

/** A label taken apart. */
export interface ReadLabel {
  /** The mailbox number, where one stands there in digits and nothing else could be it. */
  readonly number?: string;
  /** Numbers that may stand there, letters read as the digits they look like. With `number` it is only that. */
  readonly numbers: readonly string[];
  /** Words of the name without titles, digits read as the letters they look like. */
  readonly words: readonly string[];
  /** Digits of the phone from their end, as search terms have them: `<2410006295`. */
  readonly phoneEnd?: string;
}

const LIKE_DIGITS = '[0-9oqilzsgb|]';
/** A word that says that the mailbox number follows. */
const marked = new RegExp(
  `(?:mail\\s?box|mbx?|pmb|\\bbox|\\bsuite|\\bste|\\bunit|\\bapt|\\bno|#)[\\s.:#-]*(${LIKE_DIGITS}{3,12})(?![a-z0-9])`,
  'g',
);
const unmarked = new RegExp(`(?<![a-z0-9])${LIKE_DIGITS}{5,12}(?![a-z0-9])`, 'g');
const isMostlyDigits = (text: string): boolean => text.replace(/\D/g, '').length * 2 >= text.length;

/** The parts of a text that may be a mailbox number: those that a word announces, or else all that are long enough. */
const numberParts = (text: string): readonly string[] => {
  const bare = text.replace(/[\s#.:-]/g, '');
  if (new RegExp(`^${LIKE_DIGITS}{3,12}$`).test(bare) && isMostlyDigits(bare)) return [bare];
  const announced = [...text.matchAll(marked)].map(([, part = '']) => part).filter(isMostlyDigits);
  const parts = announced.length > 0 ? announced : [...text.matchAll(unmarked)].map(([part]) => part);
  return [...new Set(parts.filter(isMostlyDigits))];
};

const numberOf = (text: string): Pick<ReadLabel, 'number' | 'numbers'> => {
  const parts = numberParts(searchable(text));
  const [only] = parts;
  if (parts.length === 1 && only !== undefined && /^\d+$/.test(only))
    return { number: only, numbers: [only] };
  return { numbers: [...new Set(parts.map(digitsFor))].slice(0, 2) };
};

/** Words that stand before or after a name and are none. */
const noNames = new Set([
  'mr',
  'mrs',
  'ms',
  'miss',
  'dr',
  'rev',
  'sir',
  'jr',
  'sr',
  'ii',
  'iii',
  'inc',
  'ltd',
  'llc',
  'attn',
]);

/** The words of a name as they are compared: without titles, and with letters for digits that look like them. */
export const nameWords = (name: string): readonly string[] => {
  const words = namePartsOf(name)
    .filter((word) => !isMostlyDigits(word))
    .map(lettersFor);
  const without = words.filter((word) => !noNames.has(word));
  return without.length > 0 ? without : words;
};

/** The shortest phone number that is one. */
const PHONE_DIGITS = 7;

const phoneOf = (phone: string): Pick<ReadLabel, 'phoneEnd'> => {
  const digits = phone.replace(/\D/g, '').replace(/^(011|00?)/, '');
  return digits.length < PHONE_DIGITS ? {} : { phoneEnd: endOf(digits) };
};

/** Takes a label apart. A number in the line of the name counts where the label has none of its own. */
export const readLabel = ({ mailbox = '', name = '', phone = '' }: Label): ReadLabel => {
  const own = numberOf(mailbox);
  return {
    ...(own.numbers.length > 0 ? own : numberOf(name)),
    words: nameWords(name),
    ...phoneOf(phone),
  };
};
