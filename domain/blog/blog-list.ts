import type { Category } from './categories/category.ts';
import type { Post } from './post.ts';

/** What a list shows of a post. */
export type Listed = Pick<Post, 'slug' | 'title' | 'description' | 'publishedOn' | 'category'>;

/** One page of the list of posts, with the pages beside it. */
export interface BlogList {
  /** The newest first. */
  readonly posts: readonly Listed[];
  /** Its number, counted from the oldest. The newest posts are on `/blog`, which has none. */
  readonly page?: number;
  /** The categories that have a page, on `/blog` alone. */
  readonly categories?: readonly Category[];
  /** How many parts the search looks through, on `/blog` alone. */
  readonly searchParts?: number;
  /** Paths of the pages beside it. */
  readonly newer?: string | undefined;
  readonly older?: string | undefined;
}

/** The page of a category shows so many posts. */
export const IN_CATEGORY = 60;

/** The page of a category: its newest posts. */
export interface CategoryPage {
  readonly category: Category;
  /** The newest first. */
  readonly posts: readonly Listed[];
}
