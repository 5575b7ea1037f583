import type { Listed } from './blog-list.ts';
import type { Post } from './post.ts';

/** Posts to read next are few, so that somebody chooses one. */
const MOST = 3;

/** What to read after a post: of the others the newest, in the order of the list where days are equal. */
export const readNext = <One extends Listed>(
  posts: readonly One[],
  after: Pick<Post, 'slug'>,
): readonly One[] =>
  posts
    .filter(({ slug }) => slug !== after.slug)
    .toSorted((one, other) => other.publishedOn.localeCompare(one.publishedOn))
    .slice(0, MOST);
