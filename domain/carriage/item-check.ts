import { type Commodity, commodities } from './commodities.ts';
import { harmlessWords } from './harmless.ts';

/** British spelling as ours. */
const american = (word: string): string => word.replace(/our(?=(ed|s)?$)/, 'or').replace(/^gre(?=y$)/, 'gra');

/** One word without its plural, so that batteries and battery are the same. Both sides of a comparison go through it. */
const singular = (word: string): string =>
  word.length > 4 && word.endsWith('ies')
    ? `${word.slice(0, -3)}y`
    : word.length > 4 && /(ch|sh|x|ss)es$/.test(word)
      ? word.slice(0, -2)
      : word.length > 3 && word.endsWith('s') && !word.endsWith('ss')
        ? word.slice(0, -1)
        : word;

/** Articles, and numbers that only count. They may stand in the middle of what we look for. */
const SAYS_NOTHING = /^(a|an|the|my|her|his|our|their|some|\d{1,2})$/;

interface Word {
  /** As it was written, in lower case. */
  readonly said: string;
  readonly stem: string;
}

/** The words of a text: `2 iPhones, e-bike` is `iphone`, `e`, `bike`. */
const wordsIn = (text: string): readonly Word[] =>
  text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((said) => said !== '' && !SAYS_NOTHING.test(said))
    .map((said) => ({ said, stem: singular(american(said)) }));

const harmless = new Set(harmlessWords.map((word) => singular(american(word))));
const isHarmless = ({ stem }: Word): boolean => harmless.has(stem) || /^\d+$/.test(stem);

interface Phrase {
  readonly stems: readonly string[];
  readonly row: Commodity;
}

/** All words of the table. High value is no word: the lines of a shipment are summed up for it. */
const phrases: readonly Phrase[] = commodities
  .filter(({ code }) => code !== 'HIGH_VALUE')
  .flatMap((row) =>
    [...row.words, ...row.also].map((said) => ({ row, stems: wordsIn(said).map(({ stem }) => stem) })),
  );

interface Hit {
  readonly from: number;
  readonly to: number;
  readonly row: Commodity;
}

const hitsIn = (words: readonly Word[]): readonly Hit[] =>
  words.flatMap(({ stem }, from) =>
    phrases
      .filter(({ stems }) => stems[0] === stem && stems.every((one, at) => words[from + at]?.stem === one))
      .map(({ row, stems }) => ({ from, to: from + stems.length, row })),
  );

/** A phone case is no phone: what lies within longer words of the table is not meant. */
const isWithin = (one: Hit, other: Hit): boolean =>
  other.from <= one.from && one.to <= other.to && other.to - other.from > one.to - one.from;

const meantIn = (words: readonly Word[]): readonly Hit[] => {
  const hits = hitsIn(words);
  return hits.filter((one) => !hits.some((other) => isWithin(one, other)));
};

const strictness = ['never', 'ask', 'papers', 'fine'] as const;

const rowsOf = (hits: readonly Hit[]): readonly Commodity[] =>
  [...new Set(hits.map(({ row }) => row))].toSorted(
    (one, other) => strictness.indexOf(one.verdict) - strictness.indexOf(other.verdict),
  );

/** The kinds of goods with a rule that a description mentions, strictest first. No hit does not mean that goods may fly. */
export const rulesFor = (description: string): readonly Commodity[] =>
  rowsOf(meantIn(wordsIn(description))).filter(({ verdict }) => verdict !== 'fine');

/** What we can say about goods by their name. */
export interface ItemAnswer {
  /** `unknown`: nothing with a rule is mentioned, and not every word is of goods that fly. */
  readonly verdict: Commodity['verdict'] | 'unknown';
  /** What was recognized, strictest first. */
  readonly rows: readonly Commodity[];
  /** Words that we do not know, as they were written. */
  readonly unknown: readonly string[];
}

/** Whether goods can be sent, by what somebody calls them. Fine is only what is known to the last word. */
export const itemAnswer = (description: string): ItemAnswer => {
  const words = wordsIn(description);
  const hits = meantIn(words);
  const rows = rowsOf(hits);
  const isKnown = (at: number): boolean => hits.some(({ from, to }) => from <= at && at < to);
  const unknown = words.filter((word, at) => !isKnown(at) && !isHarmless(word)).map(({ said }) => said);
  const strictest = rows[0]?.verdict ?? 'unknown';
  return { verdict: strictest === 'fine' && unknown.length > 0 ? 'unknown' : strictest, rows, unknown };
};
