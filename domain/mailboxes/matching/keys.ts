import { distinctTexts, endOf } from '../../kernel/search.ts';
import type { ReadLabel } from './read-label.ts';

/** The beginning of search terms under which the mailbox of a label may be found. */
export interface Key {
  readonly prefix: string;
  /** What to read when there are too many below the prefix: the label's two words as they are. */
  readonly whole?: string;
}

/** Words of a label that are looked for: the first ones and the last. */
const WORDS = 3;

/** A shorter number leaves too many others that begin or end with the rest of it. */
const SHORTEST_NUMBER = 4;

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

/** What to look for first: the phone, and the first and the last word of the name. */
export const firstKeys = ({ words, phoneEnd }: ReadLabel): readonly Key[] => {
  const ends = distinctTexts([words.at(0) ?? '', words.at(-1) ?? '']);
  const [only] = ends;
  return [
    ...(phoneEnd === undefined ? [] : [{ prefix: phoneEnd }]),
    ...(ends.length === 1 && only !== undefined ? [{ prefix: only }] : pairKeys(ends)),
  ];
};

/** What to look for when that has found nothing good: any two words, and numbers that begin or end like that of the label. */
export const furtherKeys = (read: ReadLabel): readonly Key[] => {
  const words = distinctTexts(read.words);
  const chosen = words.length > WORDS ? [...words.slice(0, WORDS - 1), words.at(-1) ?? ''] : words;
  const ofNumbers = read.numbers
    .filter((number) => number.length >= SHORTEST_NUMBER)
    .flatMap((number) => [{ prefix: endOf(number.slice(2)) }, { prefix: number.slice(0, -2) }]);
  const before = new Set(firstKeys(read).map(({ prefix }) => prefix));
  return [...pairKeys(chosen), ...ofNumbers].filter(({ prefix }) => !before.has(prefix));
};
