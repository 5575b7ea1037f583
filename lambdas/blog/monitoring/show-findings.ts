import { categoryOf, slugsOf } from '#domain/blog/categories/aliases.ts';
import type { blogEndpoints } from '#domain/blog/endpoints.ts';
import { findingKinds } from '#domain/blog/monitoring/finding.ts';
import type { FoundPost } from '#domain/blog/monitoring/found-post.ts';
import { suggestLinking } from '#domain/blog/monitoring/orphans/suggest-linking.ts';
import { newYorkDay } from '#domain/kernel/new-york.ts';
import { ok } from '#domain/kernel/result.ts';
import type { UseCase } from '../../runtime/http/use-case.ts';
import { mapConcurrently } from '../../runtime/map-concurrently.ts';
import type { SharedDependencies } from '../../runtime/shared-dependencies.ts';
import { answerPage } from '../../runtime/table/page.ts';
import type { CategoryStore } from '../categories/category-store.ts';
import type { LiveStore } from '../live-store.ts';
import type { PostStore } from '../post-store.ts';
import type { Rendered } from '../publishing/publish-posts.ts';
import type { FindingsStore } from './findings-store.ts';

interface Deps extends Pick<SharedDependencies, 'clock'> {
  readonly findings: FindingsStore;
  readonly posts: Pick<PostStore, 'several'>;
  readonly categories: Pick<CategoryStore, 'read' | 'newestIn'>;
  readonly live: Pick<LiveStore, 'lastPlace' | 'cards'>;
  readonly rendered: () => Promise<Rendered | undefined>;
}

/** What the blog was checked for, and how many posts each check finds. */
export const countFindings =
  ({
    findings,
    rendered,
    clock,
  }: Pick<Deps, 'findings' | 'rendered' | 'clock'>): UseCase<typeof blogEndpoints.findings> =>
  async () => {
    const today = newYorkDay(clock());
    const [run, ...kinds] = await Promise.all([
      rendered(),
      ...findingKinds.map(async (kind) => ({ kind, posts: await findings.count(kind, today) })),
    ]);
    return ok({ ...(run?.at === undefined ? {} : { checkedAt: run.at }), left: run?.upTo ?? 0, kinds });
  };

/** So many of the newest posts of a category are considered for a link to another one. */
const CONSIDERED = 30;

/** Orphans with the posts in which a link to each fits: those of its category, then the newest of all. */
const withSuggestions = async (
  { posts, categories, live }: Deps,
  orphans: readonly FoundPost[],
): Promise<readonly FoundPost[]> => {
  if (orphans.length === 0) return orphans;
  const last = await live.lastPlace();
  const [planned, known, newest] = await Promise.all([
    posts.several(orphans.map(({ id }) => id)),
    categories.read(),
    live.cards(Math.max(1, last - CONSIDERED + 1), last),
  ]);
  const filed = new Set([...planned.values()].flatMap(({ category }) => category ?? []));
  const inCategory = new Map(
    await mapConcurrently([...filed], async (slug) => {
      const slugs = slugsOf(known.list.categories, categoryOf(known.list.categories, slug)?.slug ?? slug);
      return [slug, await categories.newestIn(slugs, CONSIDERED)] as const;
    }),
  );
  const others = newest.filter(({ hidden }) => !hidden).toReversed();
  return orphans.map((orphan) => {
    const { category = '', phrase } = planned.get(orphan.id) ?? {};
    const linkFrom = suggestLinking({ ...orphan, phrase }, [...(inCategory.get(category) ?? []), ...others]);
    return { ...orphan, linkFrom: [...linkFrom] };
  });
};

/** A page of the posts with something wrong of a kind. */
export const listFound =
  (deps: Deps): UseCase<typeof blogEndpoints.found> =>
  async ({ query: { kind, ...query } }) =>
    answerPage(`found:${kind}`, query, async (page) => {
      const { items, ...rest } = await deps.findings.page(kind, page, newYorkDay(deps.clock()));
      return { ...rest, items: kind === 'ORPHAN' ? await withSuggestions(deps, items) : items };
    });
