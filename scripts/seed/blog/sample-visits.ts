import { slugOf } from '#domain/blog/published/slug.ts';
import { metrics } from '#domain/telemetry/catalogue.ts';
import type { BusinessEvent, PerformanceMetric } from '#domain/telemetry/records.ts';
import { barrelPrices } from './posts/barrel-prices.ts';
import { firstBox } from './posts/first-box.ts';
import { readersOf, readPosts, share } from './sample-readers.ts';

type Report<One> = Omit<One, 'timestamp'>;

/** What the browser of a usual reader measures, and that of one of a post with a table for each country. */
const usual = { LCP: 1600, INP: 90, CLS: 0.02 };
const slow = { LCP: 2700, INP: 160, CLS: 0.13 };
const slowPost = slugOf(barrelPrices.title);

/** One request of a browser counts so many posts at most. */
const POSTS_PER_REPORT = 5;

const measuredOnce = (slug: string, seed: number): readonly Report<PerformanceMetric>[] => {
  const times = 0.6 + share(seed) * 0.9;
  const metadata = { sample: true, sessionId: `sample-reader-${seed}`, url: `/blog/${slug}` };
  return (Object.entries(slug === slowPost ? slow : usual) as [keyof typeof usual, number][]).map(
    ([name, value]) => ({ name, value: value * times, unit: metrics[name].unit, metadata }),
  );
};

/** What readers measured on a day, in one report for a few posts each. The same in each start. */
export const measuredOn = (daysAgo: number): readonly (readonly Report<PerformanceMetric>[])[] => {
  const ofPosts = readPosts.flatMap((post, at) => {
    const many = daysAgo > post.sinceDaysAgo ? 0 : readersOf(post, at, daysAgo);
    const seeds = Array.from({ length: many }, (_, one) => daysAgo * 1000 + at * 50 + one);
    return many === 0 ? [] : [seeds.flatMap((seed) => measuredOnce(post.slug, seed))];
  });
  return Array.from({ length: Math.ceil(ofPosts.length / POSTS_PER_REPORT) }, (_, at) =>
    ofPosts.slice(at * POSTS_PER_REPORT, (at + 1) * POSTS_PER_REPORT).flat(),
  );
};

/** An address without a page that readers open. */
interface SampleMiss {
  readonly missed: string;
  /** The page of ours with the link; absent when the link is elsewhere. */
  readonly from?: string;
  /** How likely somebody opens it on a day. */
  readonly chance: number;
}

/** A link that is broken in a sample, an old address, a mistyped one, and one that somebody tries who looks for another system. */
const misses: readonly SampleMiss[] = [
  { missed: '/blog/barrel-rates', from: `/blog/${slugOf(firstBox.title)}`, chance: 0.5 },
  { missed: '/prices.html', chance: 0.3 },
  { missed: '/blog/shipping-to-guyana', chance: 0.2 },
  { missed: '/wp-login.php', chance: 0.15 },
];

/** The addresses without a page that were opened on a day, by a reader each. The same in each start. */
export const missedOn = (daysAgo: number): readonly Report<BusinessEvent>[] =>
  misses.flatMap(({ missed, from, chance }, at) =>
    share(daysAgo * 17 + at * 3.7) < chance
      ? [
          {
            event: 'page_missed',
            properties: {
              sample: true,
              sessionId: `sample-miss-${daysAgo}-${at}`,
              url: missed,
              missed,
              ...(from === undefined ? {} : { from }),
            },
          },
        ]
      : [],
  );
