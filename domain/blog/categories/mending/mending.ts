import * as z from 'zod/mini';
import type { RefusalsOf } from '../../../kernel/endpoint.ts';
import { ok, type Result, refuse } from '../../../kernel/result.ts';
import { type Change, type DeskPost, inCategory } from '../../desk/desk-post.ts';
import { Slug } from '../../published/slug.ts';
import { isOwn } from '../aliases.ts';
import type { Category } from '../category.ts';
import { noSuchCategory } from '../change-category.ts';

/** The screen shows so many posts at once. */
export const MENDED_MAX = 50;

/** What a colleague wants to change: the category of several posts, each as they saw it. */
export const NewMending = z
  .strictObject({
    /** The browser chooses it, so that the same sent twice is done once. */
    id: z.uuid(),
    changes: z
      .array(z.strictObject({ post: z.uuid(), version: z.int().check(z.minimum(1)), category: Slug }))
      .check(z.minLength(1, 'Choose at least one post'), z.maxLength(MENDED_MAX)),
  })
  .check(
    z.refine(
      ({ changes }) => new Set(changes.map(({ post }) => post)).size === changes.length,
      'Each post is named once.',
    ),
  );
export type NewMending = z.infer<typeof NewMending>;

const MendedPost = z.object({
  post: z.string(),
  title: z.string(),
  before: z.optional(z.string()),
  after: z.string(),
  /** The version that the post has since. */
  version: z.int(),
});

/** What was changed at once. The last one is kept, so that it can be undone. */
export const Mending = z.object({
  id: z.string(),
  at: z.string(),
  /** User id. */
  by: z.string(),
  changes: z.array(MendedPost),
  undone: z.optional(z.object({ at: z.string(), by: z.string() })),
});
export type Mending = z.infer<typeof Mending>;

const NamedPost = z.object({ id: z.string(), title: z.string() });
const withPosts = { status: 409, details: z.object({ posts: z.array(NamedPost) }) } as const;
export const mendRefusals = {
  POSTS_CHANGED: withPosts,
  CATEGORY_NOT_FOUND: 404,
  TOO_MUCH_AT_ONCE: 409,
} as const;
export const undoRefusals = { POSTS_CHANGED: withPosts, NOTHING_TO_UNDO: 409 } as const;

/** A post before and after its category was changed. */
interface Mended {
  readonly before: DeskPost;
  readonly after: DeskPost;
}

/** Posts with other categories, and what is kept of it. */
export interface MendingStep {
  readonly posts: readonly Mended[];
  readonly mending: Mending;
}

/** A transaction writes a hundred items at most. Some are written once, the others for each post. */
const ITEMS_MAX = 100;
const ITEMS_ONCE = 3;
const ITEMS_OF_SHOWN = 7;
const ITEMS_OF_OTHER = 3;

/** So many posts fit at once if readers see none of them, and if they see all. */
export const MOST_SHOWN = Math.floor((ITEMS_MAX - ITEMS_ONCE) / ITEMS_OF_SHOWN);
export const MOST_OTHERS = Math.floor((ITEMS_MAX - ITEMS_ONCE) / ITEMS_OF_OTHER);

/** Whether so many changes fit into one step that is made whole or not at all. */
export const fitsAtOnce = (posts: readonly Pick<DeskPost, 'status'>[]): boolean =>
  posts.reduce(
    (sum, { status }) => sum + (status === 'PUBLISHED' ? ITEMS_OF_SHOWN : ITEMS_OF_OTHER),
    ITEMS_ONCE,
  ) <= ITEMS_MAX;

const isThere = (post: DeskPost | undefined): post is DeskPost => post !== undefined;
const named = (posts: readonly { readonly id: string; readonly title: string }[]) =>
  posts.map(({ id, title }) => ({ id, title }));

type Who = Omit<Change, 'version'>;

/** Gives several posts their categories, all of them or none. @param posts are those of the changes that there are. */
export const mended = (
  { id, changes }: NewMending,
  posts: ReadonlyMap<string, DeskPost>,
  categories: readonly Category[],
  { by, at }: Who,
): Result<MendingStep, never, RefusalsOf<typeof mendRefusals>> => {
  if (changes.some(({ category }) => !isOwn(categories, category))) return noSuchCategory();
  const others = changes.filter(({ post, version }) => posts.get(post)?.version !== version);
  if (others.length > 0)
    return refuse(
      'POSTS_CHANGED',
      'Nothing was changed, because someone else changed some of these posts. Look at them again.',
      { posts: others.map(({ post }) => ({ id: post, title: posts.get(post)?.title ?? post })) },
    );
  if (!fitsAtOnce([...posts.values()]))
    return refuse(
      'TOO_MUCH_AT_ONCE',
      `These are more posts than can be changed all at once. Take fewer: up to ${MOST_SHOWN} that readers see, or up to ${MOST_OTHERS} others.`,
    );
  const steps = changes.flatMap(({ post, category }) => {
    const before = posts.get(post);
    return before === undefined ? [] : [{ before, after: inCategory(before, category, { by, at }) }];
  });
  return ok({
    posts: steps,
    mending: {
      id,
      at,
      by,
      changes: steps.map(({ before, after }) => ({
        post: after.id,
        title: after.title,
        ...(before.category === undefined ? {} : { before: before.category }),
        after: after.category ?? '',
        version: after.version,
      })),
    },
  });
};

/** Takes the last application back, whole or not at all: every post gets the category that it had. */
export const unmended = (
  mending: Mending | undefined,
  id: string,
  posts: ReadonlyMap<string, DeskPost>,
  { by, at }: Who,
): Result<MendingStep, never, RefusalsOf<typeof undoRefusals>> => {
  if (mending?.id !== id || mending.undone !== undefined)
    return refuse('NOTHING_TO_UNDO', 'This cannot be undone any more. Look at the list again.');
  const found = mending.changes.map((change) => ({ change, post: posts.get(change.post) }));
  const others = found.filter(({ change, post }) => post?.version !== change.version);
  if (others.length > 0)
    return refuse('POSTS_CHANGED', 'Nothing was undone, because some of these posts were changed since.', {
      posts: named(others.map(({ change: { post, title } }) => ({ id: post, title }))),
    });
  const steps = found.flatMap(({ change, post }) =>
    isThere(post) ? [{ before: post, after: inCategory(post, change.before, { by, at }) }] : [],
  );
  return ok({ posts: steps, mending: { ...mending, undone: { at, by } } });
};
