import { type figureEndpoints, MONTHS_OF_A_POST, MOST_POSTS } from '#domain/blog/figures/endpoints.ts';
import { figuresOf } from '#domain/blog/figures/post-figures.ts';
import { newYorkDay } from '#domain/kernel/new-york.ts';
import { ok } from '#domain/kernel/result.ts';
import type { CountedPost, PostCounts } from '../../monitoring/index.ts';
import type { Clock } from '../../runtime/clock.ts';
import type { UseCase } from '../../runtime/http/use-case.ts';
import { noSuchPost } from '../change-post.ts';
import type { LiveStore } from '../live-store.ts';
import type { PostStore } from '../post-store.ts';

/** So many addresses of a month are looked at. Browsers may send invented ones, which belong to no post. */
const MOST_ADDRESSES = 1000;

const countedOf = (those: readonly CountedPost[]) => those.map(({ counted }) => counted);

interface FiguresDeps {
  readonly counts: PostCounts;
  readonly live: Pick<LiveStore, 'find' | 'ownersOf'>;
  readonly posts: Pick<PostStore, 'find' | 'several'>;
  readonly clock: Clock;
}

/** A month of all posts. Addresses that a post had before count for it. */
export const showFigures =
  ({ counts, live, posts }: FiguresDeps): UseCase<typeof figureEndpoints.figures> =>
  async ({ query: { month } }) => {
    const counted = await counts.ofMonth(month, MOST_ADDRESSES);
    const owners = await live.ownersOf(counted.map(({ slug }) => slug));
    const byPost = Map.groupBy(
      counted.filter(({ slug }) => owners.has(slug)),
      ({ slug }) => owners.get(slug) ?? '',
    );
    const all = [...byPost]
      .map(([id, those]) => ({ id, those, figures: figuresOf(countedOf(those)) }))
      .toSorted((one, other) => other.figures.opened - one.figures.opened || one.id.localeCompare(other.id));
    const most = all.slice(0, MOST_POSTS);
    const found = await posts.several(most.map(({ id }) => id));
    return ok({
      total: figuresOf(all.flatMap(({ those }) => countedOf(those))),
      posts: most.flatMap(({ id, those, figures }) => {
        const post = found.get(id);
        if (post === undefined) return [];
        const { title, live: shown } = post;
        return [{ id, title, slug: shown?.slug ?? those[0]?.slug ?? '', figures }];
      }),
      more: all.length > MOST_POSTS || counted.length >= MOST_ADDRESSES,
    });
  };

/** This month and those before it: `2026-11`, `2026-10`. */
const lastMonths = (now: Date): readonly string[] => {
  const [year = 0, month = 0] = newYorkDay(now).split('-').map(Number);
  return Array.from({ length: MONTHS_OF_A_POST }, (_, back) =>
    new Date(Date.UTC(year, month - 1 - back)).toISOString().slice(0, 'yyyy-mm'.length),
  );
};

/** The last months of one post. */
export const showPostFigures =
  ({ counts, live, posts, clock }: FiguresDeps): UseCase<typeof figureEndpoints.postFigures> =>
  async ({ params: { id } }) => {
    const [post, shown] = await Promise.all([posts.find(id), live.find(id)]);
    if (post === undefined) return noSuchPost();
    const months = lastMonths(clock());
    const counted = shown === undefined ? [] : await counts.of([shown.slug, ...shown.formerSlugs], months);
    return ok({
      months: months.map((month) => ({
        month,
        figures: figuresOf(countedOf(counted.filter((one) => one.month === month))),
      })),
    });
  };
