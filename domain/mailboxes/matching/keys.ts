import { distinctTexts, endOf } from '../../kernel/search.ts';
import { particles } from './names.ts';
import type { ReadLabel } from './read-label.ts';

/** The beginning of search terms under which the mailbox of a label may be found. */
export interface Key {
  readonly prefix: string;
  /** What to read when there are too many below the prefix: the label's two words as they are. */
  readonly whole?: string;
}

/** Words of a label that are looked for: the first ones and the last. */
const WORDS = 3;

/** Shorter numbers, and ends of them, are those of too many mailboxes. */
const SHORTEST_NUMBER = 4;
const SHORTEST_END = 3;

/**
 * Every two of the words: one of them whole, of the other the first letter. So a mailbox is found while one of two words is
 * right, and the first letter of the other.
 */
const pairKeys = (words: readonly string[]): readonly Key[] =>
  words.flatMap((word) =>
    word.length === 1
      ? []
      : words
          .filter((other) => other !== word)
          .map((other) => ({ prefix: `${word} ${other[0]}`, whole: `${word} ${other}` })),
  );

/** The words that tell mailboxes apart: those of "Ann De Souza" are two. */
const tellingWords = ({ words }: ReadLabel): readonly string[] => {
  const telling = distinctTexts(words).filter((word) => !particles.has(word));
  return telling.length > 0 ? telling : distinctTexts(words);
};

/** What to look for first: the phone, and the first and the last word of the name. */
export const firstKeys = (read: ReadLabel): readonly Key[] => {
  const { phoneEnd } = read;
  const words = tellingWords(read);
  const [first = '', last = ''] = [words.at(0), words.at(-1)];
  const isOne = first === last;
  return [
    ...(phoneEnd === undefined ? [] : [{ prefix: phoneEnd }]),
    ...(isOne ? [] : pairKeys([first, last])),
    // A letter alone begins the names of too many people.
    ...(isOne && first.length > 1 ? [{ prefix: first }] : []),
  ];
};

/** What to look for when that has found nothing good: any two words, and numbers that begin or end like that of the label. */
export const furtherKeys = (read: ReadLabel): readonly Key[] => {
  const words = tellingWords(read);
  const chosen = words.length > WORDS ? [...words.slice(0, WORDS - 1), words.at(-1) ?? ''] : words;
  const ofNumbers = read.numbers
    .filter((number) => number.length >= SHORTEST_NUMBER)
    .flatMap((number) => [{ prefix: endOf(number.slice(-SHORTEST_END)) }, { prefix: number.slice(0, -1) }]);
  const before = new Set(firstKeys(read).map(({ prefix }) => prefix));
  return [...pairKeys(chosen).map(({ prefix }) => ({ prefix })), ...ofNumbers].filter(
    ({ prefix }) => !before.has(prefix),
  );
};
