import type { RefusalsOf } from '../../kernel/endpoint.ts';
import { ok, type Result, refuse } from '../../kernel/result.ts';
import {
  COMMENTS_MAX,
  type Comment,
  type CommentChange,
  type CommentDeed,
  Comments,
  openComments,
} from './comment.ts';

/** Somebody else was first: the comments as they are, so that the screen can show them. */
const withComments = { status: 409, details: Comments } as const;

export const commentRefusals = {
  COMMENT_NOT_FOUND: 404,
  COMMENT_EXISTS: 409,
  COMMENT_OF_ANOTHER: 403,
  COMMENT_IS_DONE: 409,
  COMMENT_CHANGED: withComments,
  COMMENTS_FULL: 409,
} as const;
type CommentRefusal = RefusalsOf<typeof commentRefusals>;

/** The comments after a change, and what was done. Nothing was done where it is so already. */
interface ChangedComments {
  readonly comments: readonly Comment[];
  readonly deed?: CommentDeed;
}

/** Who changes it, and when. */
interface Caller {
  readonly by: string;
  readonly at: string;
}

type Changed = Result<ChangedComments, never, CommentRefusal>;

const changedSince = (comments: readonly Comment[]) =>
  refuse('COMMENT_CHANGED', 'Someone else has changed it. Look at it again, then decide.', {
    comments: [...comments],
  });

/** Room for one more: the oldest that is done makes it. */
const withRoom = (comments: readonly Comment[]): readonly Comment[] | undefined => {
  if (comments.length < COMMENTS_MAX) return comments;
  const gone = comments.find(({ done }) => done !== undefined);
  return gone && comments.filter((one) => one !== gone);
};

const written = (comments: readonly Comment[], id: string, text: string, { by, at }: Caller): Changed => {
  const there = comments.find((one) => one.id === id);
  // Sent again after a lost answer.
  if (there !== undefined)
    return there.by === by
      ? ok({ comments })
      : refuse('COMMENT_EXISTS', 'There is a comment with this id already.');
  const before = withRoom(comments);
  return before === undefined
    ? refuse(
        'COMMENTS_FULL',
        `A post has ${COMMENTS_MAX} comments at most. Mark those as done that are, then write this one.`,
      )
    : ok({ comments: [...before, { id, version: 1, text, by, at }], deed: 'WRITTEN' });
};

/** A comment as it is to be; undefined when it is removed. The comment itself when nothing changes. */
const nextOf = (
  comment: Comment,
  change: Exclude<CommentChange, { act: 'write' }>,
  { by, at }: Caller,
): Comment | undefined => {
  const version = comment.version + 1;
  switch (change.act) {
    case 'remove':
      return undefined;
    case 'edit':
      return change.text === comment.text
        ? comment
        : { ...comment, version, text: change.text, editedAt: at };
    case 'done': {
      if (change.done === (comment.done !== undefined)) return comment;
      const { done: _, ...open } = comment;
      return change.done ? { ...open, version, done: { by, at } } : { ...open, version };
    }
  }
};

const deedOf = (change: Exclude<CommentChange, { act: 'write' }>): CommentDeed => {
  if (change.act === 'done') return change.done ? 'DONE' : 'OPENED';
  return change.act === 'edit' ? 'EDITED' : 'REMOVED';
};

/** Whether the words of a comment are the caller's to change: their own, until somebody has marked it as done. */
const mayReword = ({ by, done }: Comment, caller: Caller) => {
  if (by !== caller.by) return refuse('COMMENT_OF_ANOTHER', 'Only who wrote a comment can change it.');
  return done === undefined
    ? ok(undefined)
    : refuse('COMMENT_IS_DONE', 'This comment is done. Open it again, then change it.');
};

/**
 * The comments of a post after one of them was written, edited, removed, or marked as done or open. Only who wrote one rewords or removes
 * it, and only while it is open. The same sent again changes nothing.
 */
export const changedComments = (
  comments: readonly Comment[],
  id: string,
  change: CommentChange,
  caller: Caller,
): Changed => {
  if (change.act === 'write') return written(comments, id, change.text, caller);
  const before = comments.find((one) => one.id === id);
  if (before === undefined)
    return change.act === 'remove'
      ? ok({ comments })
      : refuse('COMMENT_NOT_FOUND', 'Who wrote this comment has removed it.');
  const after = nextOf(before, change, caller);
  if (after === before) return ok({ comments });
  const allowed = change.act === 'done' ? ok(undefined) : mayReword(before, caller);
  if (!allowed.ok) return allowed;
  if (before.version !== change.version) return changedSince(comments);
  return ok({
    comments: comments.flatMap((one) => (one === before ? (after ?? []) : one)),
    deed: deedOf(change),
  });
};

/** Since when something waits in comments: since the newest that is open, so that each one is told once. */
export const waitingSince = (comments: readonly Comment[]): string | undefined =>
  openComments(comments)
    .map(({ at }) => at)
    .toSorted()
    .at(-1);
