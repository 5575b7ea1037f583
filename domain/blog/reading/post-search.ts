import { plainWords } from '../body/lines.ts';

/** What the search in the page knows of a post. */
export interface FoundPost {
  readonly slug: string;
  readonly title: string;
  readonly description: string;
  /** Its name. */
  readonly category?: string;
}

/** The address of a part of what is searched: the posts of as many places as a part of the site map has, the newest first. */
export const searchPath = (part: number): string => `/blog/search/${part}.json`;

const TITLE = 3;
const ELSEWHERE = 1;

/** How well a post answers to what was typed: 0 where a typed word begins none of its words. */
const pointsOf = ({ title, description, category = '' }: FoundPost, typed: readonly string[]): number => {
  const inTitle = plainWords(title);
  const elsewhere = plainWords(`${description} ${category}`);
  let points = 0;
  for (const word of typed) {
    const begins = (one: string): boolean => one.startsWith(word);
    if (inTitle.some(begins)) points += TITLE;
    else if (elsewhere.some(begins)) points += ELSEWHERE;
    else return 0;
  }
  return points;
};

/**
 * The posts in which every typed word begins a word of title, description or category, those first that have it in the title, else in the
 * order given. None where nothing was typed.
 */
export const findPosts = (posts: readonly FoundPost[], typed: string): readonly FoundPost[] => {
  const words = plainWords(typed);
  return posts
    .map((post) => ({ post, points: pointsOf(post, words) }))
    .filter(({ points }) => points > 0)
    .toSorted((one, other) => other.points - one.points)
    .map(({ post }) => post);
};
