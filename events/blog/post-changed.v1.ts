import * as z from 'zod/mini';
import { PostStatusName } from '#domain/blog/lifecycle.ts';
import { eventEnvelope } from '../envelope.ts';

/** A colleague added an idea for a post, changed what is planned of it, or took it a step further or back. Published by blog. */
export const PostChangedV1 = {
  type: 'post-changed.v1',
  source: 'skybarrel.blog',
  notifies: { nobody: 'It is for colleagues, who read it at the desk of the blog.' },
  schema: eventEnvelope(
    'post-changed.v1',
    z.object({
      id: z.string(),
      /** Before is absent for a new post. */
      status: z.object({ before: z.optional(PostStatusName), after: PostStatusName }),
      /** The slugs of its categories, where it is in another one. A side is absent where it had, or has, none. */
      category: z.optional(z.object({ before: z.optional(z.string()), after: z.optional(z.string()) })),
      /** User id. */
      by: z.string(),
      changedAt: z.string(),
    }),
  ),
} as const;
