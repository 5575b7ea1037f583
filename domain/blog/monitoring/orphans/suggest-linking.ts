import { topicWords } from '../../categories/words.ts';
import type { Card } from '../../published/live-post.ts';

/** So many posts are suggested. */
const SUGGESTED = 3;
/** A word in the title of a post says more than one in its description. */
const IN_TITLE = 2;

/** What is known of a post to which no other one links. */
interface Orphan {
  readonly id: string;
  readonly title: string;
  readonly phrase?: string | undefined;
}

type Candidate = Pick<Card, 'id' | 'title' | 'description'>;

/** The posts in which a link to it fits best: those with most of its words first, then in the order in which they are given. */
export const suggestLinking = (
  { id, title, phrase = '' }: Orphan,
  candidates: readonly Candidate[],
): readonly Pick<Card, 'id' | 'title'>[] => {
  const words = new Set(topicWords(`${title} ${phrase}`));
  const sameIn = (text: string): number => topicWords(text).filter((word) => words.has(word)).length;
  return [...new Map(candidates.map((one) => [one.id, one])).values()]
    .filter((one) => one.id !== id)
    .map((one) => ({ one, same: IN_TITLE * sameIn(one.title) + sameIn(one.description) }))
    .toSorted((left, right) => right.same - left.same)
    .slice(0, SUGGESTED)
    .map(({ one }) => ({ id: one.id, title: one.title }));
};
