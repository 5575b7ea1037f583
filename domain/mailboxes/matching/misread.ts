import { distance } from 'fastest-levenshtein';

/** Digits that stand for letters that look like them, and back. */
const digits: Readonly<Record<string, string>> = {
  o: '0',
  q: '0',
  i: '1',
  l: '1',
  '|': '1',
  z: '2',
  s: '5',
  g: '6',
  b: '8',
};
const letters: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '5': 's',
  '8': 'b',
  '6': 'g',
  '2': 'z',
};

/** A number in which letters were read for digits, with the digits: `1o2ea` stays no number. */
export const digitsFor = (text: string): string => [...text].map((sign) => digits[sign] ?? sign).join('');
/** A word in which digits were read for letters, with the letters. */
export const lettersFor = (text: string): string => [...text].map((sign) => letters[sign] ?? sign).join('');

/** Signs that a camera or an eye takes for each other, brought to one form. */
const sameLook: readonly (readonly [RegExp, string])[] = [
  [/rn/g, 'm'],
  [/ri/g, 'n'],
  [/cl/g, 'd'],
  [/vv/g, 'w'],
  [/[jl]/g, 'i'],
  [/h/g, 'n'],
  [/[vu]/g, 'u'],
  [/[ao]/g, 'o'],
  [/[ec]/g, 'c'],
  [/[tf]/g, 't'],
  [/[qg]/g, 'g'],
];

/** A word as it looks: two words that look alike have the same. */
export const lookOf = (word: string): string =>
  sameLook.reduce((text, [seen, is]) => text.replace(seen, is), word);

/** Whether two texts differ by two neighbors that are exchanged. */
const isSwapped = (one: string, other: string): boolean => {
  if (one.length !== other.length) return false;
  const at = [...one].findIndex((sign, place) => sign !== other[place]);
  return (
    at >= 0 &&
    one[at] === other[at + 1] &&
    one[at + 1] === other[at] &&
    one.slice(at + 2) === other.slice(at + 2)
  );
};

/** How many letters have to be changed, lost, added or exchanged with the next to make one word of the other. */
export const edits = (one: string, other: string): number =>
  isSwapped(one, other) ? 1 : distance(one, other);

/** Digits that are taken for each other. */
const sameDigits = new Set(['17', '38', '56', '06', '08', '49', '09', '27', '69', '58']);
const areAlike = (one: string, other: string): boolean =>
  sameDigits.has(one + other) || sameDigits.has(other + one);

/** How near a number on a label is to that of a mailbox: one digit that is often misread or two exchanged, any one digit, or more. */
export type Nearness = 'same' | 'alike' | 'near' | 'far';

export const nearnessOf = (read: string, number: string): Nearness => {
  if (read === number) return 'same';
  if (isSwapped(read, number)) return 'alike';
  if (distance(read, number) > 1) return 'far';
  const at = [...read].findIndex((digit, place) => digit !== number[place]);
  const isAlike = read.length === number.length && areAlike(read[at] ?? '', number[at] ?? '');
  return isAlike ? 'alike' : 'near';
};
