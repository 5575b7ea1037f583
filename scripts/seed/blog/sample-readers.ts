import { guides } from '#domain/blog/guides/guides.ts';
import { slugOf } from '#domain/blog/published/slug.ts';
import type { BusinessEventName } from '#domain/telemetry/catalogue.ts';
import type { BusinessEvent } from '#domain/telemetry/records.ts';
import { samplePosts } from './sample-posts.ts';

/** What a sample reader does with one post. */
export interface SampleReader {
  /** Says that it is a sample, so that nobody takes it for a customer. */
  readonly name: string;
  readonly events: readonly Omit<BusinessEvent, 'timestamp'>[];
}

interface ReadPost {
  readonly slug: string;
  /** From how many days ago on it can be read. */
  readonly sinceDaysAgo: number;
  /** How many read it on a usual day. */
  readonly readers: number;
}

/** Samples go back so many days. */
export const READER_DAYS = 28;

/** Posts that can be read, with how many do. */
export const readPosts: readonly ReadPost[] = [
  ...guides.map(({ slug }, at) => ({ slug, sinceDaysAgo: READER_DAYS, readers: 2 - at * 0.5 })),
  ...samplePosts.flatMap(({ title, status, addedDaysAgo = 0 }, at) =>
    status === 'PUBLISHED'
      ? [{ slug: slugOf(title), sinceDaysAgo: addedDaysAgo - 1, readers: 1.4 - at * 0.15 }]
      : [],
  ),
];

/** A number from 0 to below 1 that looks random and is the same in each start. */
export const share = (seed: number): number => {
  const turned = Math.sin(seed * 12.9898) * 43_758.5453;
  return turned - Math.floor(turned);
};

/** How likely each act is for a reader, in the order in which people do them. */
const likely: readonly (readonly [BusinessEventName, number])[] = [
  ['post_clicked', 0.35],
  ['quote_requested', 0.2],
  ['registration_completed', 0.05],
  ['booking_created', 0.025],
  ['contact_tapped', 0.04],
];

const eventsOf = (post: string, seed: number): SampleReader['events'] => {
  const happened = (event: BusinessEventName, facts: object = {}) => ({
    event,
    properties: { sample: true, sessionId: `sample-reader-${seed}`, url: `/blog/${post}`, post, ...facts },
  });
  const depth = Math.floor(share(seed + 0.5) * 5);
  const acts = likely.flatMap(([event, chance], at) =>
    share(seed + (at + 1) / 10) < chance ? [happened(event)] : [],
  );
  return [happened('visit'), happened('post_opened'), happened('post_left', { depth }), ...acts];
};

/** How many read a post on a day. @param at its place in the list */
export const readersOf = ({ readers }: Pick<ReadPost, 'readers'>, at: number, daysAgo: number): number =>
  Math.floor(readers * (0.5 + share(daysAgo * 31 + at)) + share(daysAgo + at / 7));

/** Who read which post on a day: some posts have more readers than others. The same in each start. */
export const readersOfDay = (daysAgo: number): readonly SampleReader[] =>
  readPosts.flatMap(({ slug, sinceDaysAgo, readers }, at) => {
    if (daysAgo > sinceDaysAgo) return [];
    const many = readersOf({ readers }, at, daysAgo);
    return Array.from({ length: many }, (_, one) => {
      const seed = daysAgo * 1000 + at * 50 + one;
      return { name: `Sample Reader ${seed}`, events: eventsOf(slug, seed) };
    });
  });
