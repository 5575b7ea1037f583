import * as z from 'zod/mini';
import { categoryActs } from '#domain/blog/categories/change-category.ts';
import { eventEnvelope } from '../envelope.ts';

/** A colleague added a category of posts, gave it other words, merged it into another one, or separated the two again. Published by blog. */
export const CategoryChangedV1 = {
  type: 'category-changed.v1',
  source: 'skybarrel.blog',
  notifies: { nobody: 'It is for colleagues, who read it at the desk of the blog.' },
  schema: eventEnvelope(
    'category-changed.v1',
    z.object({
      slug: z.string(),
      act: z.enum(categoryActs),
      /** The category that it was merged into. */
      into: z.optional(z.string()),
      /** User id. */
      by: z.string(),
      changedAt: z.string(),
    }),
  ),
} as const;
