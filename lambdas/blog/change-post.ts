import { categoryOf } from '#domain/blog/categories/aliases.ts';
import { noSuchCategory } from '#domain/blog/categories/change-category.ts';
import { type DeskPost, newPost, planned, type planRefusals } from '#domain/blog/desk/desk-post.ts';
import type { blogEndpoints } from '#domain/blog/endpoints.ts';
import { type LivePost, shownIn } from '#domain/blog/published/live-post.ts';
import { emptyText } from '#domain/blog/text/post-text.ts';
import type { SavedText } from '#domain/blog/text/saving.ts';
import type { RefusalsOf } from '#domain/kernel/endpoint.ts';
import { ok, type Refusal, refuse } from '#domain/kernel/result.ts';
import { PostChangedV1 } from '#events/blog/post-changed.v1.ts';
import { compose } from '#events/envelope.ts';
import { changing } from '../runtime/aggregate/changing.ts';
import type { UseCase } from '../runtime/http/use-case.ts';
import type { SharedDependencies } from '../runtime/shared-dependencies.ts';
import type { CategoryStore } from './categories/category-store.ts';
import type { LiveStore, Showing } from './live-store.ts';
import type { PostStore } from './post-store.ts';

export interface ChangeDeps extends Pick<SharedDependencies, 'clock' | 'newId'> {
  readonly posts: Pick<PostStore, 'find' | 'write'>;
}

export interface PlanDeps extends ChangeDeps {
  readonly live: Pick<LiveStore, 'find'>;
  readonly categories: Pick<CategoryStore, 'read'>;
}

export const noSuchPost = () => refuse('POST_NOT_FOUND', 'There is no such post.');

/** The event of a version of a post. */
export const eventOf = (
  { newId }: Pick<ChangeDeps, 'newId'>,
  after: DeskPost,
  before: DeskPost | undefined,
  correlationId: string,
) => {
  const { id, version, changedAt: at, changedBy: by } = after;
  const status = { ...(before && { before: before.status }), after: after.status };
  const category =
    before?.category === after.category
      ? {}
      : { category: { before: before?.category, after: after.category } };
  return compose(
    PostChangedV1,
    { subject: id, version, at, data: { id, status, ...category, by, changedAt: at } },
    { newId, correlationId },
  );
};

/** Adds an idea with an empty text, once: the browser sends it again when the answer was lost, and then gets the one that is stored. */
export const addPost =
  (deps: ChangeDeps): UseCase<typeof blogEndpoints.add> =>
  async ({ body, caller: { userId: by }, correlationId }) => {
    const at = deps.clock().toISOString();
    const after = newPost(body, { by, at });
    const text: SavedText = { revision: 1, text: emptyText(body.title), window: after.id, by, at };
    const event = eventOf(deps, after, undefined, correlationId);
    if ((await deps.posts.write({ after, before: undefined, event, text })) === true) return ok(after);
    const stored = await deps.posts.find(after.id);
    return stored?.addedBy === by && stored.title === body.title
      ? ok(stored)
      : refuse('POST_EXISTS', 'This post is there already.');
  };

/** What readers see of a post that is in another category now. Nothing changes for one that they do not see. */
export const refiledFor = (
  after: DeskPost,
  before: DeskPost | undefined,
  live: LivePost | undefined,
): Showing | undefined =>
  live === undefined || live.hidden || before?.category === after.category
    ? undefined
    : { live: shownIn(live, after), before: live };

/** How a post is read, and how a change of it is written with its event. */
const storeOf = (deps: PlanDeps, id: string, correlationId: string) => ({
  read: () => deps.posts.find(id),
  write: async (after: DeskPost, before: DeskPost | undefined) => {
    const live = before?.category === after.category ? undefined : await deps.live.find(id);
    const event = eventOf(deps, after, before, correlationId);
    const written = await deps.posts.write({
      after,
      before,
      event,
      showing: refiledFor(after, before, live),
    });
    return written === true;
  },
});

/** Whether a post may be in a category: in one that there is, or in the one that it is in already. */
const isKnown = async ({ categories }: PlanDeps, before: DeskPost, category: string | undefined) => {
  if (category === undefined || category === before.category) return true;
  return categoryOf((await categories.read()).list.categories, category) !== undefined;
};

/** Changes what is planned of a post. */
export const planPost =
  (deps: PlanDeps): UseCase<typeof blogEndpoints.plan> =>
  async ({ params: { id }, body: { version, plan }, caller: { userId: by }, correlationId }) =>
    changing<
      DeskPost | undefined,
      DeskPost,
      DeskPost,
      Refusal<'POST_NOT_FOUND'> | RefusalsOf<typeof planRefusals>
    >(`Post ${id}`, storeOf(deps, id, correlationId), async (before) => {
      if (before === undefined) return noSuchPost();
      if (!(await isKnown(deps, before, plan.category))) return noSuchCategory();
      const after = planned(before, plan, { version, by, at: deps.clock().toISOString() });
      if (!after.ok) return after;
      return after.value === before ? { done: before } : { change: after.value, answer: after.value };
    });
