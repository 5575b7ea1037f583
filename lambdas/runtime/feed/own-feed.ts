import {
  endedFeedLink,
  type FeedDeed,
  type FeedLink,
  feedShown,
  type MadeFeed,
  nextFeedLink,
  type OwnFeed,
} from '#domain/kernel/feed/feed-link.ts';
import { may, type Permission } from '#domain/kernel/permissions.ts';
import { ok, type Result, refuse } from '#domain/kernel/result.ts';
import type { Caller, Role } from '#domain/kernel/role.ts';
import { again, untilWritten } from '../aggregate/until-written.ts';
import type { SharedDependencies } from '../shared-dependencies.ts';
import type { PublishedEvent } from '../table/outbox.ts';
import { type FeedStore, hashOfFeed } from './feed-store.ts';

/** Whose link was changed, and how, for the event of its domain. */
interface Changed {
  readonly userId: string;
  readonly what: FeedDeed;
  readonly version: number;
  readonly at: string;
  readonly correlationId: string;
}

export interface OwnFeedDeps extends Pick<SharedDependencies, 'clock'> {
  readonly feeds: Pick<FeedStore, 'find' | 'write'>;
  /** 128 random bits in 22 characters. */
  readonly newSecret: () => string;
  /** The whole address of a calendar with this secret. */
  readonly addressOf: (secret: string) => string;
  readonly eventOf: (changed: Changed) => PublishedEvent;
}

/** Who asks for their own link. */
interface Asked {
  readonly caller: Pick<Caller, 'userId'>;
  readonly correlationId: string;
}

const shown = (link: FeedLink | undefined): OwnFeed => {
  const feed = feedShown(link);
  return feed === undefined ? {} : { feed };
};

/** The caller's link: since when there is one, and how often it was read. */
const showOwnFeed =
  ({ feeds }: Pick<OwnFeedDeps, 'feeds'>) =>
  async ({ caller: { userId } }: Asked): Promise<Result<OwnFeed>> =>
    ok(shown(await feeds.find(userId)));

/** Writes what a link becomes. A calendar may read it at the same moment, which counts in the same item; then it is tried again. */
const changeFeed = (
  { feeds, clock, eventOf }: OwnFeedDeps,
  { caller: { userId }, correlationId }: Asked,
  next: (before: FeedLink | undefined, now: Date) => FeedLink | undefined,
): Promise<FeedLink | undefined> =>
  untilWritten(`The feed of ${userId}`, async () => {
    const now = clock();
    const before = await feeds.find(userId);
    const after = next(before, now);
    if (after === undefined) return before;
    const { version } = after;
    const what = after.hash === undefined ? 'ended' : before?.hash === undefined ? 'made' : 'renewed';
    const event = eventOf({ userId, what, version, at: now.toISOString(), correlationId });
    return (await feeds.write(userId, { before, after }, { event, now })) ? after : again;
  });

/** Makes the caller's link, or renews it, which ends the one before. Its address is in this answer and nowhere else. */
const makeOwnFeed =
  (deps: OwnFeedDeps) =>
  async (asked: Asked): Promise<Result<MadeFeed>> => {
    const secret = deps.newSecret();
    const hash = hashOfFeed(secret);
    const link = await changeFeed(deps, asked, (before, now) => nextFeedLink(before, hash, now));
    const feed = feedShown(link);
    if (feed === undefined) throw new Error('The link was made, but it is not there.');
    return ok({ feed, address: deps.addressOf(secret) });
  };

/** Ends the caller's link. Once it is ended, nothing changes. */
const endOwnFeed =
  (deps: OwnFeedDeps) =>
  async (asked: Asked): Promise<Result<OwnFeed>> =>
    ok(
      shown(
        await changeFeed(deps, asked, (before) =>
          before?.hash === undefined ? undefined : endedFeedLink(before),
        ),
      ),
    );

/** What the owner of a calendar does with its link. */
export const ownFeedUseCases = (deps: OwnFeedDeps) => ({
  ownFeed: showOwnFeed(deps),
  makeFeed: makeOwnFeed(deps),
  endFeed: endOwnFeed(deps),
});

/** The same words whatever is wrong with an address, so that nobody learns whether there was one. */
export const noSuchFeed = () => refuse('FEED_NOT_FOUND', 'This calendar does not exist, or not any more.');

export interface FeedReaderDeps {
  readonly feeds: Pick<FeedStore, 'read'>;
  /** The roles that somebody has now; none when the account is gone. */
  readonly rolesOf: (userId: string) => Promise<readonly Role[]>;
}

/**
 * Whether a secret opens a calendar now. The right of its owner is asked at each reading, so that it ends with the role and with the
 * account. Each reading is counted.
 */
export const opensFeed = async (
  { feeds, rolesOf }: FeedReaderDeps,
  secret: string,
  { now, right }: { readonly now: Date; readonly right: Permission },
): Promise<boolean> => {
  const userId = await feeds.read(secret, now);
  return userId !== undefined && may({ roles: await rolesOf(userId) }, right);
};
