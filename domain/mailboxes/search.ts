import type { Mailbox } from './mailbox.ts';

/** Only the first words of a name become search terms, up to this number. */
const MAX_WORDS = 4;

/** Begins the terms of numbers that are found by their last digits. Their digits are stored backwards. */
const ENDS = '<';

/** A number with this many digits can find a mailbox by its end alone. Shorter ends are those of far too many numbers. */
const SELECTIVE_DIGITS = 4;

/** The longest number without a prefix for calls abroad. */
const NATIONAL_DIGITS = 9;

/** Text as it is compared: lower case, no accents, single blanks. 'José  Pérez' and 'jose perez' are the same. */
export const searchable = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .trim();

const unique = (texts: readonly string[]): readonly string[] => [...new Set(texts.filter(Boolean))];

/** The words of a name or a search. "Narine, Savitri" has two, "O'Brien" has one. */
const wordsOf = (text: string): readonly string[] =>
  unique(
    searchable(text)
      .replace(/['’]/g, '')
      .split(/[^\p{L}\p{N}]+/u),
  );

const backwards = (digits: string): string => [...digits].reverse().join('');
const endOf = (number: string): string => ENDS + backwards(number.replace(/\D/g, ''));

/** Every two words in both orders, so that a name is found by any two of its words. A single word stays alone. */
const pairsOf = (words: readonly string[]): readonly string[] =>
  words.length < 2
    ? words
    : words.flatMap((first) => words.filter((word) => word !== first).map((word) => `${first} ${word}`));

/**
 * The search terms of a mailbox: its number, the ends of its number and of the owner's phone number, the owner's name and
 * e-mail address. A search finds a mailbox when one of its terms begins with the text.
 */
export const searchTerms = (
  mailbox: Pick<Mailbox, 'number' | 'ownerName' | 'ownerEmail' | 'ownerPhone'>,
): readonly string[] =>
  unique([
    mailbox.number,
    endOf(mailbox.number),
    ...pairsOf(wordsOf(mailbox.ownerName).slice(0, MAX_WORDS)),
    searchable(mailbox.ownerEmail),
    mailbox.ownerPhone ? endOf(mailbox.ownerPhone) : '',
  ]);

/** What a search reads: the terms that begin with one of the prefixes, of mailboxes that also have all other parts. */
export interface MailboxSearch {
  /** Beginnings of terms, the most likely first. */
  readonly prefixes: readonly string[];
  /** Beginnings of words that the name must have as well. */
  readonly words: readonly string[];
  /** Beginnings of ends that a number must have as well. */
  readonly ends: readonly string[];
}

/** The digits as they are stored in E.164: without what people dial before a number abroad, or before a British one. */
const dialled = (digits: string): string =>
  digits.length > NATIONAL_DIGITS ? digits.replace(/^(011|0+)/, '') : digits;

/** Two words in both orders. Whole words first: the last one that somebody types may be incomplete, and is often shorter. */
const namePrefixes = (words: readonly string[]): readonly string[] => {
  const [first = '', second] = words.toSorted((one, other) => other.length - one.length);
  return second === undefined ? [first] : [`${first} ${second}`, `${second} ${first}`];
};

/** Searches that are only a number: of a mailbox, from its beginning or its end, or of a phone. */
const numberSearch = (digits: string): MailboxSearch => ({
  prefixes: unique([ENDS + backwards(dialled(digits)), digits]),
  words: [],
  ends: [],
});

/** Reads what staff typed: a number or its end, words of a name in any order, both together, or an e-mail address. */
export const mailboxSearch = (typed: string): MailboxSearch => {
  const text = searchable(typed).replace(/^(mailbox|#)\s*(?=\d)/, '');
  if (/^[\d\s()+.#/-]*\d[\d\s()+.#/-]*$/.test(text)) return numberSearch(text.replace(/\D/g, ''));
  if (text.includes('@')) return { prefixes: [text], words: [], ends: [] };
  const parts = wordsOf(text);
  const words = parts.filter((part) => !/^\d+$/.test(part));
  const ends = parts.filter((part) => /^\d+$/.test(part)).map(endOf);
  const selective = ends.find((end) => end.length > SELECTIVE_DIGITS);
  // An e-mail address that is not typed to its end yet has no blank.
  const whole = text.includes(' ') ? '' : text;
  const prefixes = selective ? [selective] : unique([whole, ...namePrefixes(words)]);
  return { prefixes, words: words.length > 2 || selective ? words : [], ends };
};

const hasWord = (terms: readonly string[], word: string): boolean =>
  terms.some((term) => !term.startsWith(ENDS) && term.split(' ').some((part) => part.startsWith(word)));

/**
 * The term under which a search lists a mailbox, once: the first in sorted order below the first prefix that one of them
 * has. Undefined when the mailbox is not found.
 */
export const listedUnder = (
  terms: readonly string[],
  { prefixes, words, ends }: MailboxSearch,
): string | undefined => {
  const isFound =
    words.every((word) => hasWord(terms, word)) &&
    ends.every((end) => terms.some((term) => term.startsWith(end)));
  if (!isFound) return undefined;
  const prefix = prefixes.find((one) => terms.some((term) => term.startsWith(one)));
  return prefix === undefined ? undefined : terms.filter((term) => term.startsWith(prefix)).toSorted()[0];
};

/** Search terms are spread over partitions by their first character, ends of numbers by their last digit. */
export const searchPartition = (term: string): string => {
  const [first = '', second = ''] = term;
  return `SEARCH#${first === ENDS ? first + second : first}`;
};
