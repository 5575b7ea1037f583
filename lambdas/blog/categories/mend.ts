import { ownCategories } from '#domain/blog/categories/aliases.ts';
import { alikePairs } from '#domain/blog/categories/alike.ts';
import type { categoryEndpoints } from '#domain/blog/categories/endpoints.ts';
import {
  MENDED_MAX,
  type Mending,
  type MendingStep,
  mended,
  unmended,
} from '#domain/blog/categories/mending/mending.ts';
import { toMend } from '#domain/blog/categories/mending/to-mend.ts';
import type { KnownCategory } from '#domain/blog/categories/suggest.ts';
import type { DeskPost } from '#domain/blog/desk/desk-post.ts';
import type { EndpointRefusal } from '#domain/kernel/endpoint.ts';
import { type AnyRefusal, ok, type Result } from '#domain/kernel/result.ts';
import { changing } from '../../runtime/aggregate/changing.ts';
import type { UseCase } from '../../runtime/http/use-case.ts';
import type { SharedDependencies } from '../../runtime/shared-dependencies.ts';
import { eventOf, refiledFor } from '../change-post.ts';
import type { LiveStore } from '../live-store.ts';
import type { PostStore } from '../post-store.ts';
import type { Categories, CategoryStore } from './category-store.ts';

interface Deps extends Pick<SharedDependencies, 'clock' | 'newId'> {
  readonly categories: CategoryStore;
  readonly posts: Pick<PostStore, 'several' | 'refile'>;
  readonly live: Pick<LiveStore, 'several'>;
}

/** The words of so many posts say what a category is about. */
const POSTS_KNOWN = 20;

/** The slugs that posts say and that are no category. */
const unknownSlugs = ({ list, counts }: Categories): readonly string[] =>
  Object.keys(counts).filter(
    (slug) => (counts[slug]?.posts ?? 0) > 0 && !list.categories.some((one) => one.slug === slug),
  );

/** The posts to look at: those of unknown categories first, then those without one. What was mended last is looked at again. */
const postsToMend = async (deps: Deps, found: Categories, last: Mending | undefined) => {
  const lists = await Promise.all(
    [...unknownSlugs(found), undefined].map((slug) => deps.categories.lastChangedIn(slug, MENDED_MAX + 1)),
  );
  const listed = lists.flat().map(({ id }) => id);
  const ids = [
    ...new Set([...listed.slice(0, MENDED_MAX), ...(last?.changes ?? []).map(({ post }) => post)]),
  ];
  // The index is a moment behind, and whoever has just mended something looks at it.
  const posts = await deps.posts.several(ids);
  return { posts: ids.flatMap((id) => posts.get(id) ?? []), more: listed.length > MENDED_MAX };
};

/** Shows what is to be mended. It reads the same number of posts however many there are. */
export const showToMend =
  (deps: Deps): UseCase<typeof categoryEndpoints.toMend> =>
  async () => {
    const [found, last] = await Promise.all([deps.categories.read(), deps.categories.lastMending()]);
    const { categories } = found.list;
    const { posts, more } = await postsToMend(deps, found, last);
    const known: readonly KnownCategory[] =
      posts.length === 0
        ? []
        : await Promise.all(
            ownCategories(categories).map(async (category) => ({
              category,
              posts: await deps.categories.lastChangedIn(category.slug, POSTS_KNOWN),
            })),
          );
    return ok({
      posts: posts
        .filter(({ status }) => status !== 'ARCHIVED')
        .flatMap((post) => toMend(post, categories, known) ?? []),
      more,
      alike: alikePairs(categories, found.counts).map((pair) => ({ ...pair })),
      ...(last === undefined ? {} : { last }),
    });
  };

/** Everything that a step is decided by. */
interface Seen {
  readonly found: Categories;
  readonly last: Mending | undefined;
  readonly posts: ReadonlyMap<string, DeskPost>;
}

/** Writes the posts of a step with what readers see of them, and what is kept of it. */
const writeStep = async (deps: Deps, { posts, mending }: MendingStep, correlationId: string) => {
  const shown = posts.filter(({ before }) => before.status === 'PUBLISHED').map(({ before }) => before.id);
  const live = new Map((await deps.live.several(shown)).map((one) => [one.id, one]));
  const steps = posts.map(({ before, after }) => ({
    before,
    after,
    event: eventOf(deps, after, before, correlationId),
    showing: refiledFor(after, before, live.get(after.id)),
  }));
  return deps.posts.refile(steps, deps.categories.mendingWrite(mending));
};

const take = <R extends AnyRefusal>(
  deps: Deps,
  correlationId: string,
  idsOf: (last: Mending | undefined) => readonly string[],
  rule: (seen: Seen) => Result<MendingStep, never, R> | { readonly done: Mending },
) =>
  changing<Seen, MendingStep, Mending, R>(
    'The categories of several posts',
    {
      read: async () => {
        const [found, last] = await Promise.all([deps.categories.read(), deps.categories.lastMending()]);
        return { found, last, posts: await deps.posts.several(idsOf(last)) };
      },
      write: (step) => writeStep(deps, step, correlationId),
    },
    (seen) => {
      const decided = rule(seen);
      if ('done' in decided || !decided.ok) return decided;
      return { change: decided.value, answer: decided.value.mending };
    },
  );

/** Gives several posts their categories, all of them or none, once. */
export const mendPosts =
  (deps: Deps): UseCase<typeof categoryEndpoints.mend> =>
  async ({ body, caller: { userId: by }, correlationId }) =>
    take<EndpointRefusal<typeof categoryEndpoints.mend>>(
      deps,
      correlationId,
      () => body.changes.map(({ post }) => post),
      ({ found, last, posts }) =>
        last?.id === body.id
          ? { done: last }
          : mended(body, posts, found.list.categories, { by, at: deps.clock().toISOString() }),
    );

/** Takes the last change of several categories back, whole or not at all, once. */
export const undoMending =
  (deps: Deps): UseCase<typeof categoryEndpoints.undoMending> =>
  async ({ params: { id }, caller: { userId: by }, correlationId }) =>
    take<EndpointRefusal<typeof categoryEndpoints.undoMending>>(
      deps,
      correlationId,
      (last) => last?.changes.map(({ post }) => post) ?? [],
      ({ last, posts }) =>
        // Sent again after a lost answer.
        last?.id === id && last.undone?.by === by
          ? { done: last }
          : unmended(last, id, posts, { by, at: deps.clock().toISOString() }),
    );
