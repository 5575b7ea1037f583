/** Begins the terms of numbers that are found by their last characters. These are stored backwards. */
const ENDS = '<';

/** Only the first words of a name become search terms, up to this number. */
const MAX_WORDS = 4;

/** A number with this many digits is found by its end alone. Shorter ends are those of far too many numbers. */
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

/** The texts without empty ones, each once. */
export const distinctTexts = (texts: readonly string[]): readonly string[] => [
  ...new Set(texts.filter(Boolean)),
];

/** The words of a name in their order: "Narine, Savitri" has two, "O'Brien" has one. */
export const namePartsOf = (text: string): readonly string[] =>
  searchable(text)
    .replace(/['’]/g, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

/** The words of a name or a search, each once. */
const wordsOf = (text: string): readonly string[] => distinctTexts(namePartsOf(text));

const backwards = (text: string): string => [...text].reverse().join('');

/** The term by which a number is found from its end. Only its digits count. */
export const endOf = (number: string): string => ENDS + backwards(number.replace(/\D/g, ''));

/** The same for a code with letters. */
export const codeEndOf = (code: string): string =>
  ENDS + backwards(searchable(code).replace(/[^a-z0-9]/g, ''));

/** The terms of a name: every two words in both orders, so that it is found by any two of them. A single word stays alone. */
export const nameTerms = (name: string): readonly string[] => {
  const words = wordsOf(name).slice(0, MAX_WORDS);
  return words.length < 2
    ? words
    : words.flatMap((first) => words.filter((word) => word !== first).map((word) => `${first} ${word}`));
};

/** The terms of a name beside the first one: its first word and its last in both orders. */
export const endTerms = (name: string): readonly string[] => {
  const words = wordsOf(name);
  const [first = '', last = ''] = [words.at(0), words.at(-1)];
  return words.length < 2 ? words : [`${first} ${last}`, `${last} ${first}`];
};

/** What a search reads: the terms that begin with one of the prefixes, of things that also have all other parts. */
export interface Search {
  /** Beginnings of terms, the most likely first. */
  readonly prefixes: readonly string[];
  /** Beginnings of words that a name must have as well. */
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

/** Searches that are only a number: from its beginning or its end, or of a phone. */
const numberSearch = (digits: string): Search => ({
  prefixes: distinctTexts([ENDS + backwards(dialled(digits)), digits]),
  words: [],
  ends: [],
});

/** Reads what somebody typed: a number or its end, words of a name in any order, both together, or an e-mail address. */
export const searchFor = (typed: string): Search => {
  const text = searchable(typed);
  if (/^[\d\s()+.#/-]*\d[\d\s()+.#/-]*$/.test(text)) return numberSearch(text.replace(/\D/g, ''));
  if (text.includes('@')) return { prefixes: [text], words: [], ends: [] };
  const parts = wordsOf(text);
  const words = parts.filter((part) => !/^\d+$/.test(part));
  const ends = parts.filter((part) => /^\d+$/.test(part)).map(endOf);
  const selective = ends.find((end) => end.length > SELECTIVE_DIGITS);
  // A code or an e-mail address that is not typed to its end yet has no blank.
  const whole = text.includes(' ') ? '' : text;
  const prefixes = selective ? [selective] : distinctTexts([whole, ...namePrefixes(words)]);
  return { prefixes, words: words.length > 2 || selective ? words : [], ends };
};

/** The shortest end of a code that finds it. */
const SHORTEST_END = 4;

/** What may be the end of a code: no blanks, and a digit or a dash in it, which names seldom have. */
const looksLikeCode = (typed: string): boolean => /^\S*[\d-]\S*$/.test(typed) && /[a-z]/i.test(typed);

/** The same for things that have a code with letters: its end finds them too. */
export const searchWithCode = (typed: string): Search => {
  const search = searchFor(typed);
  const code = searchable(typed).replace(/[^a-z0-9]/g, '');
  return code.length >= SHORTEST_END && looksLikeCode(typed.trim())
    ? { prefixes: [...search.prefixes, codeEndOf(code)], words: [], ends: [] }
    : search;
};

const hasWord = (terms: readonly string[], word: string): boolean =>
  terms.some((term) => !term.startsWith(ENDS) && term.split(' ').some((part) => part.startsWith(word)));

/**
 * The term under which a search lists something, once: the first in sorted order below the first prefix that one of its terms
 * has. Undefined when it is not found.
 */
export const listedUnder = (
  terms: readonly string[],
  { prefixes, words, ends }: Search,
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
