import {
  type AllPosts,
  type figureEndpoints,
  MINUTES_KEPT,
  MONTHS_OF_A_POST,
  MOST_POSTS,
} from '#domain/blog/figures/endpoints.ts';
import { figuresOf } from '#domain/blog/figures/post-figures.ts';
import type { Card } from '#domain/blog/published/live-post.ts';
import { partOf, placesOfPart } from '#domain/blog/published/places.ts';
import { lastMonths } from '#domain/kernel/last-months.ts';
import { newYorkDay } from '#domain/kernel/new-york.ts';
import { ok } from '#domain/kernel/result.ts';
import type { CountedPost, PostCounts } from '../../monitoring/index.ts';
import type { Clock } from '../../runtime/clock.ts';
import type { UseCase } from '../../runtime/http/use-case.ts';
import { mapConcurrently } from '../../runtime/map-concurrently.ts';
import { noSuchPost } from '../change-post.ts';
import type { LiveStore } from '../live-store.ts';
import type { PostStore } from '../post-store.ts';
import type { MonthStore } from './month-store.ts';

interface FiguresDeps {
  readonly counts: PostCounts;
  readonly live: Pick<LiveStore, 'find' | 'lastPlace' | 'cards'>;
  readonly posts: Pick<PostStore, 'find'>;
  readonly kept: MonthStore;
  readonly clock: Clock;
}

const figuresIn = (counted: readonly CountedPost[]) => figuresOf(counted.map((one) => one.counted));

/** All addresses of a post. */
const addressesOf = ({ slug, formerSlugs = [] }: Pick<Card, 'slug' | 'formerSlugs'>): readonly string[] => [
  slug,
  ...formerSlugs,
];

/** Every post that readers ever saw, with those offline, a hundred with each query. */
const everyCard = async (live: FiguresDeps['live'], lastPlace: number): Promise<readonly Card[]> => {
  const parts = Array.from({ length: partOf(lastPlace) }, (_, at) => at + 1);
  return (await mapConcurrently(parts, (part) => live.cards(...placesOfPart(part)))).flat();
};

/** Adds up what was counted in a month at all addresses that posts have. */
const addedUp = async (
  { counts, live }: FiguresDeps,
  month: string,
  lastPlace: number,
): Promise<AllPosts> => {
  const cards = await everyCard(live, lastPlace);
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
 * invented ones, and no number of them hides a post. Of very many posts it is added up once in a while, and kept.
 */
export const showFigures =
  (deps: FiguresDeps): UseCase<typeof figureEndpoints.figures> =>
  async ({ query: { month } }) => {
    const { kept, live, clock } = deps;
    const lastPlace = await live.lastPlace();
    if (lastPlace <= MOST_POSTS) return ok(await addedUp(deps, month, lastPlace));
    const now = clock();
    const before = await kept.read(month);
    if (before !== undefined && now.getTime() - Date.parse(before.at) < MINUTES_KEPT * 60_000)
      return ok(before.figures);
    const figures = await addedUp(deps, month, lastPlace);
    await kept.keep(month, now.toISOString(), figures);
    return ok(figures);
  };

/** The last months of one post. */
export const showPostFigures =
  ({ counts, live, posts, clock }: FiguresDeps): UseCase<typeof figureEndpoints.postFigures> =>
  async ({ params: { id } }) => {
    const [post, shown] = await Promise.all([posts.find(id), live.find(id)]);
    if (post === undefined) return noSuchPost();
    const months = lastMonths(newYorkDay(clock()), MONTHS_OF_A_POST);
    const counted = shown === undefined ? [] : await counts.of(addressesOf(shown), months);
    return ok({
      months: months.map((month) => ({
        month,
        figures: figuresIn(counted.filter((one) => one.month === month)),
      })),
    });
  };
