import { oneOf, type Random } from './mailboxes.ts';

/** What a camera or an eye takes for something else, in both directions. */
const lettersMistaken: readonly (readonly [string, string])[] = [
  ['0', 'o'],
  ['1', 'i'],
  ['1', 'l'],
  ['5', 's'],
  ['8', 'b'],
  ['m', 'rn'],
  ['n', 'ri'],
  ['d', 'cl'],
  ['w', 'vv'],
  ['i', 'l'],
  ['h', 'n'],
  ['u', 'v'],
  ['a', 'o'],
  ['e', 'c'],
  ['t', 'f'],
  ['g', 'q'],
];
const digitsMistaken: readonly string[] = ['17', '38', '56', '06', '08', '49', '09', '27'];
const lettersForDigits: Readonly<Record<string, readonly string[]>> = {
  0: ['O', 'o', 'D'],
  1: ['I', 'l', 'i'],
  2: ['Z'],
  5: ['S', 's'],
  6: ['G', 'b'],
  8: ['B'],
};

const replacedAt = (text: string, at: number, length: number, by: string): string =>
  text.slice(0, at) + by + text.slice(at + length);
const placeIn = (random: Random, text: string): number => Math.floor(random() * text.length);

/** A word in which something was taken for something else; as it is when nothing in it looks like something else. */
export const misread = (random: Random, word: string): string => {
  const text = word.toLowerCase();
  const both = lettersMistaken.flatMap(([one, other]) => [[one, other] as const, [other, one] as const]);
  const possible = both.flatMap(([is, seen]) =>
    [...text.matchAll(new RegExp(is, 'g'))].map(({ index }) => ({ index, is, seen })),
  );
  if (possible.length === 0) return word;
  const { index, is, seen } = oneOf(random, possible);
  return replacedAt(text, index, is.length, seen);
};

/** A word with one letter lost, doubled, changed or exchanged with the next, as people type. */
export const mistyped = (random: Random, word: string): string => {
  const text = word.toLowerCase();
  const at = Math.max(0, placeIn(random, text) - (random() < 0.7 ? 0 : 1));
  const letter = text[at] ?? '';
  const any = oneOf(random, [...'abcdefghijklmnopqrstuvwxyz']);
  return oneOf(random, [
    replacedAt(text, at, 1, ''),
    replacedAt(text, at, 1, letter + letter),
    replacedAt(text, at, 1, any),
    replacedAt(text, at, 2, (text[at + 1] ?? '') + letter),
  ]);
};

const families: readonly (readonly string[])[] = [
  ['Mohamed', 'Mohammed', 'Muhammad', 'Mohamad', 'Mohammad'],
  ['Persaud', 'Prasad', 'Prashad', 'Persad'],
  ['Rampersaud', 'Ramprasad', 'Rampersad', 'Ramprashad'],
  ['Seepersaud', 'Seepersad'],
  ['Ramnarine', 'Ramnarain', 'Ramnaraine', 'Ramnarayan'],
  ['Narine', 'Narain', 'Narayan', 'Naraine'],
  ['Deonarine', 'Deonarain', 'Deonaraine'],
  ['Sukhdeo', 'Sookdeo', 'Sukdeo'],
  ['Hussain', 'Hussein', 'Hosein'],
  ['Clarke', 'Clark'],
  ['Thompson', 'Thomson'],
  ['Reid', 'Reed'],
  ['Green', 'Greene'],
  ['White', 'Whyte'],
  ['Stewart', 'Stuart'],
  ['Rafeek', 'Rafeeq', 'Rafiq'],
  ['Abdool', 'Abdul'],
  ['Andre', 'Andrew'],
  ['Sean', 'Shawn', 'Shaun'],
  ['Damion', 'Damian'],
  ['Geeta', 'Gita'],
  ['Priya', 'Pria'],
  ['Nicole', 'Nichole'],
  ['Natalie', 'Nathalie'],
  ['Savitri', 'Savitree', 'Sawitri'],
];

/** Another spelling of a word; a double letter made single or the other way round where none is known. */
export const respelled = (random: Random, word: string): string => {
  const family = families.find((names) => names.includes(word));
  if (family)
    return oneOf(
      random,
      family.filter((name) => name !== word),
    );
  const single = word.replace(/(?<=.)([a-z])\1/, '$1');
  return single === word ? word.replace(/(?<=.)([lmnt])(?=.)/, '$1$1') : single;
};

/** A number of which a digit was read as a letter that looks like it; as it is when none does. */
export const withLetter = (random: Random, number: string): string => {
  const places = [...number].flatMap((digit, at) => (digit in lettersForDigits ? [at] : []));
  if (places.length === 0) return number;
  const at = oneOf(random, places);
  return replacedAt(number, at, 1, oneOf(random, lettersForDigits[number[at] ?? ''] ?? ['O']));
};

/** A number with one digit read as another that looks like it. */
export const withAlike = (random: Random, number: string): string => {
  const possible = [...number].flatMap((digit, at) =>
    digitsMistaken
      .filter((pair) => pair.includes(digit))
      .map((pair) => replacedAt(number, at, 1, pair.replace(digit, ''))),
  );
  return possible.length === 0 ? number : oneOf(random, possible);
};

/** A number with any one digit wrong. */
export const withWrong = (random: Random, number: string): string => {
  const at = placeIn(random, number);
  return replacedAt(
    number,
    at,
    1,
    oneOf(
      random,
      [...'0123456789'].filter((digit) => digit !== number[at]),
    ),
  );
};

/** A number with two neighbors exchanged. */
export const withSwapped = (random: Random, number: string): string => {
  const places = [...number].flatMap((digit, at) => ((number[at + 1] ?? digit) === digit ? [] : [at]));
  const at = oneOf(random, places);
  return replacedAt(number, at, 2, (number[at + 1] ?? '') + (number[at] ?? ''));
};

/** A number with a digit lost, or one twice. */
export const withLost = (random: Random, number: string): string => {
  const at = placeIn(random, number);
  return random() < 0.7 ? replacedAt(number, at, 1, '') : replacedAt(number, at, 0, number[at] ?? '');
};
