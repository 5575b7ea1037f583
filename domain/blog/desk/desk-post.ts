import * as z from 'zod/mini';
import { CalendarDay } from '../../kernel/calendar-day.ts';
import { destinationCodes } from '../../kernel/destination-codes.ts';
import type { RefusalsOf } from '../../kernel/endpoint.ts';
import { ok, type Result, refuse } from '../../kernel/result.ts';
import { UserId } from '../../kernel/user-id.ts';
import { shownText } from '../body/inline.ts';
import { PostStatusName } from '../lifecycle.ts';
import { Slug } from '../published/slug.ts';
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
  /** The end of its address; without one it is made from the title of the text. A published post moves to it when it is published again. */
  slug: z.optional(Slug),
  destination: z.optional(z.enum(destinationCodes)),
  /** The slug of its category. Readers of a published post see it at once. */
  category: z.optional(Slug),
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
  /** When a scheduled post is shown, and what: the kept version of its text, and the revision that it was. */
  scheduled: z.optional(z.object({ at: z.string(), text: z.string(), revision: z.int() })),
  /** How readers see it, or saw it last: the end of its address, and the revision of the text. */
  live: z.optional(
    z.object({
      slug: z.string(),
      revision: z.int(),
      at: z.string(),
      /** When they saw it first, where that was before `at`. */
      since: z.optional(z.string()),
    }),
  ),
});
export type DeskPost = z.infer<typeof DeskPost>;

/** What a change is made with: the version that the caller saw, who they are, and when. */
export interface Change {
  readonly version: number;
  readonly by: string;
  readonly at: string;
}

/** A refusal with the post as it is, so that the screen can show it. */
export const withPost = { status: 409, details: z.object({ post: DeskPost }) } as const;

/** The refusals of another plan. */
export const planRefusals = { POST_CHANGED: withPost, CATEGORY_NOT_FOUND: 404 } as const;

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

/** Refuses a change of a post that its caller saw otherwise. */
export const changed = (post: DeskPost) =>
  refuse('POST_CHANGED', 'Someone else has changed it. Look at it again, then decide.', { post });

const planOf = ({
  title,
  brief,
  phrase,
  slug,
  destination,
  category,
  owner,
  dueOn,
  plannedFor,
}: Plan): Plan => ({
  title,
  brief,
  phrase,
  slug,
  destination,
  category,
  owner,
  dueOn,
  plannedFor,
});

/** A post with another plan, or the same post where the plan is the same. */
export const planned = (
  post: DeskPost,
  plan: Plan,
  { version, by, at }: Change,
): Result<DeskPost, never, RefusalsOf<Pick<typeof planRefusals, 'POST_CHANGED'>>> => {
  const [now, next] = [planOf(post), planOf(plan)].map((each) => JSON.stringify(each));
  if (now === next) return ok(post);
  if (post.version !== version) return changed(post);
  const { id, status, addedAt, addedBy, reviewOf, scheduled, live } = post;
  const kept = {
    id,
    status,
    addedAt,
    addedBy,
    ...(reviewOf ? { reviewOf } : {}),
    ...(scheduled ? { scheduled } : {}),
    ...(live ? { live } : {}),
  };
  return ok({ ...kept, ...plan, version: version + 1, changedAt: at, changedBy: by });
};

/** A post in another category, or in none, as its next version. */
export const inCategory = (
  { category: _, ...post }: DeskPost,
  category: string | undefined,
  { by, at }: Omit<Change, 'version'>,
): DeskPost => ({
  ...post,
  ...(category === undefined ? {} : { category }),
  version: post.version + 1,
  changedAt: at,
  changedBy: by,
});

/** The search terms of a post: those of its title. Archived ones are not found. */
export const searchTerms = ({ status, title }: Pick<DeskPost, 'status' | 'title'>): readonly string[] =>
  status === 'ARCHIVED' ? [] : titleTerms(title);
