import * as z from 'zod/mini';
import { destinationCodes } from '../../../kernel/destination-codes.ts';
import type { DeskPost } from '../../desk/desk-post.ts';
import { PostStatusName } from '../../lifecycle.ts';
import { categoryOf } from '../aliases.ts';
import type { Category } from '../category.ts';
import { type KnownCategory, suggestCategory } from '../suggest.ts';
import { Mending } from './mending.ts';

/** A post in the list of its category, with the words by which it is known. */
export const PostInCategory = z.object({
  id: z.string(),
  version: z.int(),
  status: PostStatusName,
  title: z.string(),
  phrase: z.optional(z.string()),
  destination: z.optional(z.enum(destinationCodes)),
  category: z.optional(z.string()),
});
export type PostInCategory = z.infer<typeof PostInCategory>;

/** What the lists of categories have of a post. */
export const inLists = ({
  id,
  version,
  status,
  title,
  phrase,
  destination,
  category,
}: DeskPost): PostInCategory => ({
  id,
  version,
  status,
  title,
  ...(phrase === undefined ? {} : { phrase }),
  ...(destination === undefined ? {} : { destination }),
  ...(category === undefined ? {} : { category }),
});

/** A post that has no category, or one that is not there, with the category that fits it best. */
export const PostToMend = z.object({
  id: z.string(),
  version: z.int(),
  status: PostStatusName,
  title: z.string(),
  /** The category that it says, and that nobody knows. */
  unknown: z.optional(z.string()),
  suggestion: z.optional(z.object({ category: z.string(), confidence: z.number(), reason: z.string() })),
});
export type PostToMend = z.infer<typeof PostToMend>;

/** What is to be mended in the categories of posts, and what was mended last. */
export const ToMend = z.object({
  posts: z.array(PostToMend),
  /** Whether there are others, which come when these are mended. */
  more: z.boolean(),
  alike: z.array(
    z.object({ slug: z.string(), into: z.string(), confidence: z.number(), reason: z.string() }),
  ),
  last: z.optional(Mending),
});
export type ToMend = z.infer<typeof ToMend>;

/** A post with what is wrong with its category; undefined where nothing is. */
export const toMend = (
  post: PostInCategory,
  categories: readonly Category[],
  known: readonly KnownCategory[],
): PostToMend | undefined => {
  const { id, version, status, title, category } = post;
  if (categoryOf(categories, category) !== undefined) return undefined;
  const suggestion = suggestCategory(post, known);
  return {
    id,
    version,
    status,
    title,
    ...(category === undefined ? {} : { unknown: category }),
    ...(suggestion === undefined ? {} : { suggestion }),
  };
};
