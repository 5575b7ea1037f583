import { doubleMetaphone } from 'double-metaphone';
import { edits, lookOf } from './misread.ts';

/**
 * How one word fits another, the best first: the same; another spelling that sounds the same, `mohamed` and `muhammad`; misread;
 * mistyped; cut off; an initial.
 */
const grades = ['same', 'spelled', 'misread', 'mistyped', 'cut', 'initial'] as const;
type Grade = (typeof grades)[number];

/** Shorter words sound the same or differ by a letter too easily: Amit and Amita, Ravi and Rani. */
const SHORTEST_SPELLED = 5;
const SHORTEST_MISTYPED = 4;
const LONG = 8;
/** How much of two spellings of one name may differ: three letters of seven in Persaud and Prasad. */
const SPELLED_EDITS = 0.45;
const SHORTEST_CUT = 3;

/** How a word sounds, by English ears: spellings of names of Guyana sound the same. */
const soundOf = (word: string): string => doubleMetaphone(word)[0];

/** Rohan and Rohini sound the same to an algorithm that hears no vowels, but the last letter tells them apart. */
const endsInVowel = (word: string): boolean => /[aeiouy]$/.test(word);

const isSpelling = (one: string, other: string): boolean => {
  const longer = Math.max(one.length, other.length);
  return (
    Math.min(one.length, other.length) >= SHORTEST_SPELLED &&
    one[0] === other[0] &&
    endsInVowel(one) === endsInVowel(other) &&
    soundOf(one) === soundOf(other) &&
    edits(one, other) <= longer * SPELLED_EDITS
  );
};

const isMistyped = (one: string, other: string): boolean => {
  const longer = Math.max(one.length, other.length);
  const allowed = longer >= LONG ? 2 : longer >= SHORTEST_MISTYPED ? 1 : 0;
  return Math.abs(one.length - other.length) <= allowed && edits(one, other) <= allowed;
};

/** How two words fit; undefined when they do not. Turned round it is the same. */
export const gradeOf = (one: string, other: string): Grade | undefined => {
  if (one === other) return 'same';
  const [shorter, longer] = one.length <= other.length ? [one, other] : [other, one];
  if (shorter.length === 1) return longer.startsWith(shorter) ? 'initial' : undefined;
  if (isSpelling(one, other)) return 'spelled';
  if (shorter.length > 2 && lookOf(one) === lookOf(other)) return 'misread';
  if (isMistyped(one, other)) return 'mistyped';
  return shorter.length >= SHORTEST_CUT && longer.startsWith(shorter) ? 'cut' : undefined;
};

/** Parts of last names that are written together or apart: De Souza, Van Lange. */
export const particles: ReadonlySet<string> = new Set([
  'de',
  'da',
  'do',
  'dos',
  'la',
  'le',
  'van',
  'von',
  'der',
  'mc',
  'mac',
  'st',
]);

/** The words with such parts joined to the next one. */
const joined = (words: readonly string[]): readonly string[] => {
  const names: string[] = [];
  for (const word of words) {
    const last = names.at(-1);
    if (last !== undefined && particles.has(last)) names[names.length - 1] = last + word;
    else names.push(word);
  }
  return names;
};

const withoutParts = (words: readonly string[]): readonly string[] =>
  words.filter((word) => !particles.has(word));

interface Pair {
  readonly label: number;
  readonly name: number;
  readonly grade: Grade;
}

/** Pairs words, the best fits first, each word once. */
const pairsOf = (label: readonly string[], name: readonly string[]): readonly Pair[] => {
  const possible = label.flatMap((word, at) =>
    name.flatMap((other, place): Pair[] => {
      const grade = gradeOf(word, other);
      return grade === undefined ? [] : [{ label: at, name: place, grade }];
    }),
  );
  const rank = ({ grade }: Pair): number => grades.indexOf(grade);
  const taken: Pair[] = [];
  for (const pair of possible.toSorted((one, other) => rank(one) - rank(other)))
    if (taken.every(({ label: at, name: place }) => at !== pair.label && place !== pair.name))
      taken.push(pair);
  return taken;
};

/**
 * How the name on a label fits a name of a mailbox.
 * - `whole`: all words are the same, in any order. `short`: one of the two has a middle name more.
 * - the grades: it fits with one word of this grade. All of these agree.
 * - `loose`: two words fit, but not well enough to agree. `half`: the last name fits, as within a family. `none`: nothing does.
 */
const fits = [
  'whole',
  'short',
  'spelled',
  'misread',
  'mistyped',
  'cut',
  'initial',
  'loose',
  'half',
  'none',
] as const;
export type Fit = (typeof fits)[number];

const worstOf = (pairs: readonly Pair[]): Grade =>
  grades[Math.max(...pairs.map(({ grade }) => grades.indexOf(grade)))] ?? 'same';
/** A fit in which a word is not really the same. */
const isLoose = ({ grade }: Pair): boolean => !['same', 'spelled', 'initial'].includes(grade);
const isInitial = ({ grade }: Pair): boolean => grade === 'initial';

/** Whether first and last word of a name are among the pairs, and no word is left on one of the two. */
const isOfOneName = (pairs: readonly Pair[], label: readonly string[], name: readonly string[]): boolean => {
  const has = (place: number): boolean => pairs.some((pair) => pair.name === place);
  return has(0) && has(name.length - 1) && (pairs.length === label.length || pairs.length === name.length);
};

const fitOfWords = (label: readonly string[], name: readonly string[]): Fit => {
  if (label.length === 0 || name.length === 0) return 'none';
  if (label.join('') === name.join('')) return 'whole';
  const pairs = pairsOf(label, name);
  const [initials, others] = [pairs.filter(isInitial), pairs.filter(isLoose)];
  const loose = others.length + Math.min(initials.length, 1);
  const areTwo = pairs.length > 1 && initials.length < pairs.length;
  if (areTwo && loose <= 1 && isOfOneName(pairs, label, name)) {
    const worst = worstOf(pairs);
    if (worst !== 'same') return worst;
    return label.length === name.length ? 'whole' : 'short';
  }
  if (areTwo) return 'loose';
  const isOfFamily = (pair: Pair): boolean =>
    pair.name === name.length - 1 && (pair.grade === 'same' || pair.grade === 'spelled');
  return pairs.some(isOfFamily) ? 'half' : 'none';
};

/** Where a fit stands among all: 0 is the best. */
export const rankOf = (fit: Fit): number => fits.indexOf(fit);

/** Compares the words of a label with those of a name of a mailbox: with parts of last names joined to them, and without. */
export const fitOf = (label: readonly string[], name: readonly string[]): Fit => {
  const joint = fitOfWords(joined(label), joined(name));
  if (![...label, ...name].some((word) => particles.has(word))) return joint;
  const without = fitOfWords(withoutParts(label), withoutParts(name));
  return rankOf(without) < rankOf(joint) ? without : joint;
};

/** Whether a name on a label agrees with one of a mailbox. */
export const agrees = (fit: Fit): boolean => fit !== 'loose' && fit !== 'half' && fit !== 'none';
