import * as z from 'zod/mini';
import { CalendarDay } from '../../kernel/calendar-day.ts';
import { destinationCodes } from '../../kernel/destination-codes.ts';
import type { RefusalsOf } from '../../kernel/endpoint.ts';
import { ok, type Result, refuse } from '../../kernel/result.ts';
import { UserId } from '../../kernel/user-id.ts';
import { shownText } from '../body/inline.ts';
import { mayBecome, PostStatusName } from '../lifecycle.ts';
import { titleTerms } from './title-search.ts';

const LINE_MAX = 120;
const NOTE_MAX = 3000;

const note = shownText(NOTE_MAX).check(z.trim());
const Title = shownText(LINE_MAX).check(z.trim(), z.minLength(1, 'Write a title'));

/** For whom a post is and what it has to answer: what its writer reads first. */
const Brief = z.strictObject({
  /** What somebody wants who looks for it. */
  intent: note,
  outline: note,
  /** Where each fact comes from. */
  sources: note,
});

/** What the desk plans of a post. Days are calendar days. */
export const Plan = z.strictObject({
  title: Title,
  brief: Brief,
  /** What people search for who should find it. */
  phrase: z.optional(shownText(LINE_MAX)),
  destination: z.optional(z.enum(destinationCodes)),
  /** Whose work it is now: a user id. */
  owner: z.optional(UserId),
  /** Until when the next step should be done. */
  dueOn: z.optional(CalendarDay),
  /** On which day it should be read. It is not shown by itself on that day. */
  plannedFor: z.optional(CalendarDay),
});
export type Plan = z.infer<typeof Plan>;

/** A post as it is sent. The browser chooses its id, so that the same post sent twice is added once. */
export const NewPost = z.strictObject({ id: z.uuid(), title: Title });

/** A post at the desk. Its text is kept beside it. Instants are ISO 8601 UTC. */
export const DeskPost = z.object({
  id: z.string(),
  version: z.int(),
  status: PostStatusName,
  ...Plan.shape,
  addedAt: z.string(),
  /** User ids. */
  addedBy: z.string(),
  changedAt: z.string(),
  changedBy: z.string(),
  /** Who asked for a review: they do not approve their own text. */
  reviewOf: z.optional(z.string()),
});
export type DeskPost = z.infer<typeof DeskPost>;

/** What a change is made with: the version that the caller saw, who they are, and when. */
interface Change {
  readonly version: number;
  readonly by: string;
  readonly at: string;
}

const withPost = { status: 409, details: z.object({ post: DeskPost }) } as const;

/** The refusals of a change, with the post as it is, so that the screen can show it. */
export const planRefusals = { POST_CHANGED: withPost } as const;
export const moveRefusals = {
  POST_CHANGED: withPost,
  MOVE_NOT_POSSIBLE: withPost,
  BRIEF_EMPTY: withPost,
  TEXT_EMPTY: withPost,
  OWN_REVIEW: withPost,
} as const;

/** A new idea. */
export const newPost = (
  { id, title }: z.infer<typeof NewPost>,
  { by, at }: Omit<Change, 'version'>,
): DeskPost => ({
  id,
  version: 1,
  status: 'IDEA',
  title,
  brief: { intent: '', outline: '', sources: '' },
  addedAt: at,
  addedBy: by,
  changedAt: at,
  changedBy: by,
});

const changed = (post: DeskPost) =>
  refuse('POST_CHANGED', 'Someone else has changed it. Look at it again, then decide.', { post });

const planOf = ({ title, brief, phrase, destination, owner, dueOn, plannedFor }: Plan): Plan => ({
  title,
  brief,
  phrase,
  destination,
  owner,
  dueOn,
  plannedFor,
});

/** A post with another plan, or the same post where the plan is the same. */
export const planned = (
  post: DeskPost,
  plan: Plan,
  { version, by, at }: Change,
): Result<DeskPost, never, RefusalsOf<typeof planRefusals>> => {
  const [now, next] = [planOf(post), planOf(plan)].map((each) => JSON.stringify(each));
  if (now === next) return ok(post);
  if (post.version !== version) return changed(post);
  const { id, status, addedAt, addedBy, reviewOf } = post;
  const kept = { id, status, addedAt, addedBy, ...(reviewOf ? { reviewOf } : {}) };
  return ok({ ...kept, ...plan, version: version + 1, changedAt: at, changedBy: by });
};

/** Who moves a post, and whether they decide alone. */
export interface Mover extends Change {
  readonly isAdmin: boolean;
  /** How many words its text has. */
  readonly words: number;
}

type MoveRefusal = RefusalsOf<typeof moveRefusals>;

/** What stands in the way of a move, besides the lifecycle. */
const obstacleTo = (post: DeskPost, to: DeskPost['status'], { by, isAdmin, words }: Mover) => {
  if (to === 'BRIEF' && post.brief.intent === '')
    return refuse('BRIEF_EMPTY', 'Write first what readers want to know.', { post });
  if (to === 'REVIEW' && words === 0)
    return refuse('TEXT_EMPTY', 'There is no text to review yet.', { post });
  if (to === 'APPROVED' && post.reviewOf === by && !isAdmin)
    return refuse('OWN_REVIEW', 'You sent this for review. Someone else approves it.', { post });
  return undefined;
};

/** A post after a move, or the same post when it is there already. */
export const moved = (
  post: DeskPost,
  to: DeskPost['status'],
  mover: Mover,
): Result<DeskPost, never, MoveRefusal> => {
  if (post.status === to) return ok(post);
  if (post.version !== mover.version) return changed(post);
  if (!mayBecome(post.status, to))
    return refuse('MOVE_NOT_POSSIBLE', 'This is not possible any more.', { post });
  const obstacle = obstacleTo(post, to, mover);
  if (obstacle) return obstacle;
  const { reviewOf: _, ...kept } = post;
  const asked = to === 'REVIEW' ? { reviewOf: mover.by } : {};
  return ok({
    ...kept,
    ...asked,
    status: to,
    version: post.version + 1,
    changedAt: mover.at,
    changedBy: mover.by,
  });
};

/** The search terms of a post: those of its title. Archived ones are not found. */
export const searchTerms = ({ status, title }: Pick<DeskPost, 'status' | 'title'>): readonly string[] =>
  status === 'ARCHIVED' ? [] : titleTerms(title);
