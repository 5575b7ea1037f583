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
export const soundOf = (word: string): string => doubleMetaphone(word)[0];

const isSpelling = (one: string, other: string): boolean => {
  const longer = Math.max(one.length, other.length);
  return (
    Math.min(one.length, other.length) >= SHORTEST_SPELLED &&
    one[0] === other[0] &&
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
const particles = new Set(['de', 'da', 'do', 'dos', 'la', 'le', 'van', 'von', 'der', 'mc', 'mac', 'st']);

/** The words with such parts joined to the next one. */
const joined = (words: readonly string[]): readonly string[] =>
  words.reduce<readonly string[]>((before, word) => {
    const last = before.at(-1);
    return last !== undefined && particles.has(last) ? [...before.slice(0, -1), last + word] : [...before, word];
  }, []);

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
  return possible
    .toSorted((one, other) => rank(one) - rank(other))
    .reduce<readonly Pair[]>(
      (taken, pair) =>
        taken.some(({ label: at, name: place }) => at === pair.label || place === pair.name)
          ? taken
          : [...taken, pair],
      [],
    );
};

/**
 * How the name on a label fits a name of a mailbox.
 * - `whole`: all words are the same, in any order; a middle name may be missing on one of the two.
 * - the grades: it fits with one word of this grade. These and `whole` agree.
 * - `loose`: two words fit, but not well enough to agree. `half`: one word fits, as within a family. `none`: nothing does.
 */
export const fits = ['whole', 'spelled', 'misread', 'mistyped', 'cut', 'initial', 'loose', 'half', 'none'] as const;
export type Fit = (typeof fits)[number];

const worstOf = (pairs: readonly Pair[]): Grade =>
  grades[Math.max(...pairs.map(({ grade }) => grades.indexOf(grade)))] ?? 'same';
/** A fit in which a word is not really the same. */
const isLoose = ({ grade }: Pair): boolean => !['same', 'spelled', 'initial'].includes(grade);
const isInitial = ({ grade }: Pair): boolean => grade === 'initial';

/** Whether first and last word of a name are among the pairs, and no word is left on one of the two. */
const isOfOneName = (pairs: readonly Pair[], label: readonly string[], name: readonly string[]): boolean => {
  const has = (place: number): boolean => pairs.some((pair) => pair.name === place);
  return (
    has(0) && has(name.length - 1) && (pairs.length === label.length || pairs.length === name.length)
  );
};

/** Compares the words of a label with those of a name of a mailbox. */
export const fitOf = (labelWords: readonly string[], nameOfMailbox: readonly string[]): Fit => {
  const label = joined(labelWords);
  const name = joined(nameOfMailbox);
  if (label.length === 0 || name.length === 0) return 'none';
  if (label.join('') === name.join('')) return 'whole';
  const pairs = pairsOf(label, name);
  if (pairs.length === 0) return 'none';
  const [initials, others] = [pairs.filter(isInitial), pairs.filter(isLoose)];
  const loose = others.length + Math.min(initials.length, 1);
  const isMoreThanLetters = initials.length < pairs.length;
  if (pairs.length > 1 && loose <= 1 && isMoreThanLetters && isOfOneName(pairs, label, name)) {
    const worst = worstOf(pairs);
    return worst === 'same' ? 'whole' : worst;
  }
  if (pairs.length > 1 && isMoreThanLetters) return 'loose';
  return pairs.some(({ grade }) => grade === 'same' || grade === 'spelled') ? 'half' : 'none';
};

/** Whether a name on a label agrees with one of a mailbox. */
export const agrees = (fit: Fit): boolean => fit !== 'loose' && fit !== 'half' && fit !== 'none';
