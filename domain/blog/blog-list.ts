import type { Post } from './post.ts';

/** What a list shows of a post. */
export type Listed = Pick<Post, 'slug' | 'title' | 'description' | 'publishedOn'>;

/** One page of the list of posts, with the pages beside it. */
export interface BlogList {
  /** The newest first. */
  readonly posts: readonly Listed[];
  /** Its number, counted from the oldest. The newest posts are on `/blog`, which has none. */
  readonly page?: number;
  /** Paths of the pages beside it. */
  readonly newer?: string | undefined;
  readonly older?: string | undefined;
}
