import { plainWords } from './lines.ts';

const LONGEST = 80;
/** Room for the number that tells two headings of the same words apart. */
const LONGEST_WORDS = LONGEST - 5;
const WITHOUT_WORDS = 'part';

/** What a heading is called in the address: `box-or-barrel` of `Box or barrel?`. */
const wordsOf = (title: string): string => {
  const words = plainWords(title).join('-').slice(0, LONGEST_WORDS).replace(/-+$/, '');
  if (words === '') return WITHOUT_WORDS;
  return /^[a-z]/.test(words)
    ? words
    : `${WITHOUT_WORDS}-${words}`.slice(0, LONGEST_WORDS).replace(/-+$/, '');
};

/** The place of a new heading on its page, made from its words and taken by no other heading. */
export const newPlace = (title: string, taken: ReadonlySet<string>): string => {
  const words = wordsOf(title);
  if (!taken.has(words)) return words;
  let number = 2;
  while (taken.has(`${words}-${number}`)) number += 1;
  return `${words}-${number}`;
};
