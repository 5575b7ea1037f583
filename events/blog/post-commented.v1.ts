import * as z from 'zod/mini';
import { commentDeeds } from '#domain/blog/comments/comment.ts';
import { eventEnvelope } from '../envelope.ts';

/** A colleague wrote a comment on a post, reworded or removed it, or marked one as done or open. Published by blog. */
export const PostCommentedV1 = {
  type: 'post-commented.v1',
  source: 'skybarrel.blog',
  notifies: { nobody: 'It becomes a task of whoever writes the blog.' },
  schema: eventEnvelope(
    'post-commented.v1',
    z.object({
      /** The post. */
      id: z.string(),
      deed: z.enum(commentDeeds),
      /** User id. */
      by: z.string(),
    }),
  ),
} as const;
