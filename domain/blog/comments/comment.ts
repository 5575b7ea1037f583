import * as z from 'zod/mini';
import { shownText } from '../body/inline.ts';

/** Where they are on the page of a post, for addresses that lead to them. */
export const COMMENTS_PLACE = 'post_comments';

export const COMMENT_MAX = 2000;
/** Of one post. They are one item, which has room for so many of the longest. */
export const COMMENTS_MAX = 60;

const CommentText = shownText(COMMENT_MAX).check(z.trim(), z.minLength(1, 'Write the comment first'));

/** What a colleague says about a post: plain words. Instants are ISO 8601 UTC. */
export const Comment = z.object({
  id: z.string(),
  /** Grows by one with each change. */
  version: z.int(),
  text: z.string(),
  /** User ids. */
  by: z.string(),
  at: z.string(),
  /** When its author gave it other words. */
  editedAt: z.optional(z.string()),
  /** Who saw that what it asks for is done, and when. */
  done: z.optional(z.object({ by: z.string(), at: z.string() })),
});
export type Comment = z.infer<typeof Comment>;

/** The comments of a post, the first one first. */
export const Comments = z.object({ comments: z.array(Comment) });
export type Comments = z.infer<typeof Comments>;

/** The version of the comment that the caller saw. */
const version = z.int().check(z.minimum(1));

/** What is done with a comment. The browser chooses the id of a new one, so that it is written once. */
export const CommentChange = z.discriminatedUnion('act', [
  z.strictObject({ act: z.literal('write'), text: CommentText }),
  z.strictObject({ act: z.literal('edit'), version, text: CommentText }),
  z.strictObject({ act: z.literal('done'), version, done: z.boolean() }),
  z.strictObject({ act: z.literal('remove'), version }),
]);
export type CommentChange = z.infer<typeof CommentChange>;

/** What was done with a comment, for events. */
export const commentDeeds = ['WRITTEN', 'EDITED', 'DONE', 'OPENED', 'REMOVED'] as const;
export type CommentDeed = (typeof commentDeeds)[number];

/** The comments that wait for somebody. */
export const openComments = (comments: readonly Comment[]): readonly Comment[] =>
  comments.filter(({ done }) => done === undefined);
