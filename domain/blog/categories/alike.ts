import { distance } from 'fastest-levenshtein';
import { plainWords } from '../body/lines.ts';
import { countOf, ownCategories, type PostCounts } from './aliases.ts';
import type { Category } from './category.ts';
import { topicWords } from './words.ts';

/** Two categories whose names are nearly the same, the one with more posts last: the first may be merged into it. */
export interface AlikePair {
  readonly slug: string;
  readonly into: string;
  /** From 0 to 1. */
  readonly confidence: number;
  /** Why, as a colleague reads it. */
  readonly reason: string;
}

type Likeness = Pick<AlikePair, 'confidence' | 'reason'>;

/** Shorter names with another letter are often other words: `Rum` and `Gum`. */
const LETTERS_LEAST = 6;
/** One letter may be a slip, and in longer names one in so many. */
const LETTERS_PER_SLIP = 8;

/** How alike two names are; undefined where they are not. */
export const likenessOf = (one: string, other: string): Likeness | undefined => {
  const [first, second] = [plainWords(one), plainWords(other)].map((words) => words.join('')) as [
    string,
    string,
  ];
  if (first === second)
    return { confidence: 0.98, reason: 'The names differ only in capital letters, spaces or signs.' };
  const [topic, topicOther] = [topicWords(one), topicWords(other)];
  if (topic.length > 0 && topic.join(' ') === topicOther.join(' '))
    return { confidence: 0.95, reason: 'The names differ only in singular and plural, or in a small word.' };
  if (topic.length > 1 && topic.toSorted().join(' ') === topicOther.toSorted().join(' '))
    return { confidence: 0.9, reason: 'The names have the same words in another order.' };
  const length = Math.max(first.length, second.length);
  const slips = distance(topic.join(''), topicOther.join(''));
  if (Math.min(first.length, second.length) < LETTERS_LEAST || slips > Math.max(1, length / LETTERS_PER_SLIP))
    return undefined;
  return {
    confidence: Math.round((0.9 - slips / length) * 100) / 100,
    reason: slips === 1 ? 'The names differ in one letter.' : `The names differ in ${String(slips)} letters.`,
  };
};

/** The categories that may be one, the likeliest first. */
export const alikePairs = (categories: readonly Category[], counts: PostCounts): readonly AlikePair[] => {
  const own = ownCategories(categories);
  const postsIn = ({ slug }: Category): number => countOf(categories, counts, slug).posts;
  return own
    .flatMap((one, at) =>
      own.slice(at + 1).flatMap((other) => {
        const likeness = likenessOf(one.name, other.name);
        if (likeness === undefined) return [];
        // Of two with as many posts the older one stays.
        const [slug, into] = postsIn(other) > postsIn(one) ? [one.slug, other.slug] : [other.slug, one.slug];
        return [{ slug, into, ...likeness }];
      }),
    )
    .toSorted((one, other) => other.confidence - one.confidence || one.slug.localeCompare(other.slug));
};
