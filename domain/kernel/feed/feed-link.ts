import * as z from 'zod/mini';

/** The secret in the address of a calendar: 128 random bits. What cannot be one is answered like one that nobody has. */
export const FeedSecret = z.string().check(z.maxLength(100));

/** The link by which a calendar of somebody at the desk reads what is planned. */
export const FeedLink = z.object({
  /** Grows each time that it is made, renewed or ended. */
  version: z.int().check(z.minimum(1)),
  /** The hash of its secret; absent once it was ended. */
  hash: z.optional(z.string()),
  /** When it was made or renewed, ISO 8601. */
  madeAt: z.string(),
  /** How often a calendar has read it since then, and when it did last. */
  uses: z.int(),
  usedAt: z.optional(z.string()),
});
export type FeedLink = z.infer<typeof FeedLink>;

/** What its owner sees of it. */
export const FeedShown = z.pick(FeedLink, { madeAt: true, uses: true, usedAt: true });
export type FeedShown = z.infer<typeof FeedShown>;

/** What its owner is answered who asks for it. */
export const OwnFeed = z.object({
  /** Absent while there is none. */
  feed: z.optional(FeedShown),
});
export type OwnFeed = z.infer<typeof OwnFeed>;

/** A link that was made or renewed. */
export const MadeFeed = z.object({
  feed: FeedShown,
  /** The address, which nobody can look up later. */
  address: z.string(),
});
export type MadeFeed = z.infer<typeof MadeFeed>;

/** What is done with a link, for events. */
export const feedDeeds = ['made', 'renewed', 'ended'] as const;
export type FeedDeed = (typeof feedDeeds)[number];

/** The link as its owner sees it; undefined while there is none. */
export const feedShown = (link: FeedLink | undefined): FeedShown | undefined =>
  link?.hash === undefined ? undefined : FeedShown.parse(link);

/** The link after somebody made one or renewed it. What was counted of the one before is over with it. */
export const nextFeedLink = (before: FeedLink | undefined, hash: string, now: Date): FeedLink => ({
  version: (before?.version ?? 0) + 1,
  hash,
  madeAt: now.toISOString(),
  uses: 0,
});

/** The link after its owner ended it: nothing has its hash any more. */
export const endedFeedLink = ({ version, madeAt, uses, usedAt }: FeedLink): FeedLink => ({
  version: version + 1,
  madeAt,
  uses,
  ...(usedAt === undefined ? {} : { usedAt }),
});
