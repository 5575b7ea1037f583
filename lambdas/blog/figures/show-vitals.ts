import {
  AllPostsSpeeds,
  type AllSpeeds,
  type figureEndpoints,
  MOST_POSTS,
} from '#domain/blog/figures/endpoints.ts';
import { bySlowness, isSlow, type PostSpeed, speedOf } from '#domain/blog/figures/post-speed.ts';
import { lastMonths } from '#domain/kernel/last-months.ts';
import { newYorkDay } from '#domain/kernel/new-york.ts';
import { ok } from '#domain/kernel/result.ts';
import type { PostVitalsReads } from '../../monitoring/index.ts';
import type { Clock } from '../../runtime/clock.ts';
import type { UseCase } from '../../runtime/http/use-case.ts';
import { addedUp, type SumDeps } from './add-up.ts';
import { addressesOf, everyCard } from './addresses.ts';

interface SpeedDeps {
  readonly vitals: PostVitalsReads;
  readonly clock: Clock;
}

/** How fast the pages at some addresses were, this month or with the last one. */
const speedsAt = async ({ vitals, clock }: SpeedDeps, slugs: readonly string[]) => {
  const [month = '', before = ''] = lastMonths(newYorkDay(clock()), 2);
  const measured = await vitals.of(slugs, [month, before]);
  const bySlug = Map.groupBy(measured, ({ slug }) => slug);
  const inMonth = (of: readonly string[], asked: string) =>
    of.flatMap((slug) => bySlug.get(slug) ?? []).flatMap((one) => (one.month === asked ? [one.vitals] : []));
  return (of: readonly string[]): PostSpeed | undefined => speedOf(inMonth(of, month), inMonth(of, before));
};

/** How fast one post was, at all its addresses. */
export const speedOfPost = async (
  deps: SpeedDeps,
  slugs: readonly string[],
): Promise<PostSpeed | undefined> => (await speedsAt(deps, slugs))(slugs);

/** The posts that readers see with how fast they were. Invented addresses are not read. */
const speedsOfAll = async (deps: SpeedDeps & SumDeps): Promise<AllSpeeds> => {
  const cards = (await everyCard(deps.live)).filter(({ hidden }) => !hidden);
  const speedAt = await speedsAt(deps, cards.flatMap(addressesOf));
  const measured = cards
    .flatMap((card) => {
      const speed = speedAt(addressesOf(card));
      const { id, title, slug } = card;
      return speed === undefined ? [] : [{ id, title, slug, speed, isFinding: isSlow(speed) }];
    })
    .toSorted(bySlowness);
  return { posts: measured.slice(0, MOST_POSTS), more: measured.length > MOST_POSTS };
};

/** How fast posts are for their readers, the slowest first. */
export const showVitals =
  (deps: SpeedDeps & SumDeps): UseCase<typeof figureEndpoints.vitals> =>
  async () =>
    ok(await addedUp(deps, 'vitals', AllPostsSpeeds, () => speedsOfAll(deps)));
