import {
  type AllPosts,
  AllPostsFigures,
  type figureEndpoints,
  MONTHS_OF_A_POST,
  MOST_POSTS,
} from '#domain/blog/figures/endpoints.ts';
import { figuresOf } from '#domain/blog/figures/post-figures.ts';
import { lastMonths } from '#domain/kernel/last-months.ts';
import { newYorkDay } from '#domain/kernel/new-york.ts';
import { ok } from '#domain/kernel/result.ts';
import type { CountedPost, PostCounts, PostVitalsReads } from '../../monitoring/index.ts';
import type { UseCase } from '../../runtime/http/use-case.ts';
import { noSuchPost } from '../change-post.ts';
import type { LiveStore } from '../live-store.ts';
import type { PostStore } from '../post-store.ts';
import { addedUp, type SumDeps } from './add-up.ts';
import { addressesOf, everyCard } from './addresses.ts';
import { speedOfPost } from './show-vitals.ts';

interface FiguresDeps extends SumDeps {
  readonly counts: PostCounts;
  readonly vitals: PostVitalsReads;
  readonly live: Pick<LiveStore, 'find' | 'lastPlace' | 'cards'>;
  readonly posts: Pick<PostStore, 'find'>;
}

const figuresIn = (counted: readonly CountedPost[]) => figuresOf(counted.map((one) => one.counted));

/** Adds up what was counted in a month at all addresses that posts have. */
const figuresOfAll = async (
  { counts, live }: Pick<FiguresDeps, 'counts'> & Pick<SumDeps, 'live'>,
  month: string,
): Promise<AllPosts> => {
  const cards = await everyCard(live);
  const cardAt = new Map(cards.flatMap((card) => addressesOf(card).map((slug) => [slug, card] as const)));
  const counted = await counts.of([...cardAt.keys()], [month]);
  const byPost = Map.groupBy(counted, ({ slug }) => cardAt.get(slug));
  const all = [...byPost]
    .flatMap(([card, those]) =>
      card === undefined
        ? []
        : [{ id: card.id, title: card.title, slug: card.slug, figures: figuresIn(those) }],
    )
    .toSorted((one, other) => other.figures.opened - one.figures.opened || one.id.localeCompare(other.id));
  return { total: figuresIn(counted), posts: all.slice(0, MOST_POSTS), more: all.length > MOST_POSTS };
};

/**
 * A month of all posts. Addresses that a post had before count for it. It is read by the addresses that posts have: browsers may send
 * invented ones, and no number of them hides a post.
 */
export const showFigures =
  (deps: SumDeps & Pick<FiguresDeps, 'counts'>): UseCase<typeof figureEndpoints.figures> =>
  async ({ query: { month } }) =>
    ok(await addedUp(deps, `figures ${month}`, AllPostsFigures, () => figuresOfAll(deps, month)));

/** The last months of one post. */
export const showPostFigures =
  ({ counts, vitals, live, posts, clock }: FiguresDeps): UseCase<typeof figureEndpoints.postFigures> =>
  async ({ params: { id } }) => {
    const [post, shown] = await Promise.all([posts.find(id), live.find(id)]);
    if (post === undefined) return noSuchPost();
    const months = lastMonths(newYorkDay(clock()), MONTHS_OF_A_POST);
    const addresses = shown === undefined ? [] : addressesOf(shown);
    const [counted, speed] = await Promise.all([
      counts.of(addresses, months),
      speedOfPost({ vitals, clock }, addresses),
    ]);
    return ok({
      ...(speed === undefined ? {} : { speed }),
      months: months.map((month) => ({
        month,
        figures: figuresIn(counted.filter((one) => one.month === month)),
      })),
    });
  };
