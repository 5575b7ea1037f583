import { destinations } from '../../kernel/destinations.ts';
import type { Plan } from '../desk/desk-post.ts';
import type { Category } from './category.ts';
import { topicWords } from './words.ts';

/** What is known of a post before anybody reads it. */
export type PostTopic = Pick<Plan, 'title' | 'phrase' | 'destination'>;

/** A category with some of its posts. */
export interface KnownCategory {
  readonly category: Category;
  readonly posts: readonly PostTopic[];
}

/** A category for a post, how sure it is, and why. */
export interface Suggestion {
  readonly category: string;
  /** From 0 to 1. */
  readonly confidence: number;
  readonly reason: string;
}

/** What a word of a post counts that is in the name of a category, in its description, or in all of its posts. */
const IN_NAME = 3;
const IN_DESCRIPTION = 1.5;
const IN_POSTS = 2;
/** What is below says nothing. */
const LEAST = 1;
/** With so many points, half of it is sure. */
const HALF_SURE = 2;

const wordsOf = ({ title, phrase = '', destination }: PostTopic): readonly string[] =>
  topicWords(`${title} ${phrase} ${destination === undefined ? '' : destinations[destination].country}`);

interface Scored {
  readonly category: Category;
  readonly points: number;
  readonly inName: readonly string[];
  readonly inDescription: readonly string[];
  /** The word that most of its posts have, and how many they are. */
  readonly inPosts: readonly (readonly [word: string, posts: number])[];
}

const scored = (words: readonly string[], { category, posts }: KnownCategory): Scored => {
  const [name, description] = [category.name, category.description].map(
    (text) => new Set(topicWords(text)),
  ) as [Set<string>, Set<string>];
  const ofPosts = posts.map((post) => new Set(wordsOf(post)));
  const inName = words.filter((word) => name.has(word));
  const inDescription = words.filter((word) => description.has(word) && !name.has(word));
  const inPosts = words
    .map((word) => [word, ofPosts.filter((has) => has.has(word)).length] as const)
    .filter(([, many]) => many > 0)
    .toSorted(([, one], [, other]) => other - one);
  const shares = inPosts.reduce((sum, [, many]) => sum + many / posts.length, 0);
  const points =
    IN_NAME * inName.length + IN_DESCRIPTION * inDescription.length + IN_POSTS * Math.min(1, shares);
  return { category, points, inName, inDescription, inPosts };
};

const quoted = (words: readonly string[]): string =>
  words
    .slice(0, 3)
    .map((word) => `“${word}”`)
    .join(', ');

const reasonOf = ({ inName, inDescription, inPosts: [most] }: Scored): string => {
  const parts = [
    ...(inName.length > 0 ? [`${quoted(inName)} in its name`] : []),
    ...(inDescription.length > 0 ? [`${quoted(inDescription)} in its description`] : []),
    ...(most ? [`“${most[0]}” in ${most[1] === 1 ? 'one of its posts' : `${most[1]} of its posts`}`] : []),
  ];
  return `${parts.join(', ')}.`;
};

/**
 * The category that fits a post best by its words; undefined where none says enough. How sure it is depends on what was found, and on how
 * far the next category is behind. The same posts and categories have the same suggestion.
 */
export const suggestCategory = (post: PostTopic, known: readonly KnownCategory[]): Suggestion | undefined => {
  const words = wordsOf(post);
  const [best, next] = known
    .map((one) => scored(words, one))
    .toSorted(
      (one, other) => other.points - one.points || one.category.slug.localeCompare(other.category.slug, 'en'),
    );
  if (best === undefined || best.points < LEAST) return undefined;
  const ahead = (best.points - (next?.points ?? 0)) / best.points;
  const sure = (best.points / (best.points + HALF_SURE)) * (0.5 + ahead / 2);
  return {
    category: best.category.slug,
    confidence: Math.round(sure * 100) / 100,
    reason: reasonOf(best),
  };
};
