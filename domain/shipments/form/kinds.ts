import * as z from 'zod/mini';
import type { Cents } from '../../kernel/money.ts';
import { searchable } from '../../kernel/search.ts';

/** Goods of one kind as the law counts them: by Schedule B number, and by the words where nobody knows the number. */
export const KindValue = z.object({
  /** Ten digits. */
  scheduleB: z.optional(z.string()),
  /** The words of the description, in one spelling. */
  words: z.string(),
  /** In cents. */
  value: z.number(),
});
export type KindValue = z.infer<typeof KindValue>;

/** A word without the ending of its plural. Only equal words count, so a wrong ending does no harm. */
const singular = (word: string): string => (word.length > 3 ? word.replace(/(?<=[^s])s$/, '') : word);

/** The words of a description in one spelling: `Cell phones` and `cell-phone` are the same goods. */
export const wordsOfKind = (description: string): string =>
  searchable(description)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .map(singular)
    .join(' ');

/** What a kind is called in a sum: its number, or its words. The sign keeps a word of ten digits apart. */
const named = (scheduleB: string): string => `#${scheduleB}`;

/**
 * The kinds that a line counts to. A line without a number counts to each number that stands beside the same words: the sender
 * knew the number once, and it is the same goods.
 */
const kindsOf = (line: KindValue, numbers: ReadonlyMap<string, ReadonlySet<string>>): readonly string[] => {
  if (line.scheduleB) return [named(line.scheduleB)];
  const known = [...(numbers.get(line.words) ?? [])];
  return known.length > 0 ? known.map(named) : [line.words];
};

/** The value of each kind of goods in these lines, and which kinds a line counts to. */
export const countKinds = (lines: readonly KindValue[]) => {
  const numbers = new Map<string, Set<string>>();
  for (const { scheduleB, words } of lines)
    if (scheduleB && words) numbers.set(words, (numbers.get(words) ?? new Set()).add(scheduleB));
  const sums = new Map<string, Cents>();
  for (const line of lines)
    for (const kind of kindsOf(line, numbers)) sums.set(kind, (sums.get(kind) ?? 0) + line.value);
  return {
    sums: sums as ReadonlyMap<string, Cents>,
    /** The value of the kind of a line; of the dearest one where it counts to several. */
    valueFor: (line: KindValue): Cents =>
      Math.max(0, ...kindsOf(line, numbers).map((kind) => sums.get(kind) ?? 0)),
  };
};
