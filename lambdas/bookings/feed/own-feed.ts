import { type bookingFeedEndpoints, feedPath } from '#domain/bookings/feed/feed-endpoints.ts';
import { endedFeedLink, type FeedLink, feedShown, nextFeedLink } from '#domain/bookings/feed/feed-link.ts';
import { ok } from '#domain/kernel/result.ts';
import { BookingFeedChangedV1 } from '#events/bookings/booking-feed-changed.v1.ts';
import { compose } from '#events/envelope.ts';
import { again, untilWritten } from '../../runtime/aggregate/until-written.ts';
import type { UseCase } from '../../runtime/http/use-case.ts';
import type { SharedDependencies } from '../../runtime/shared-dependencies.ts';
import { type FeedStore, hashOfFeed } from './feed-store.ts';

type Endpoints = typeof bookingFeedEndpoints;

export interface OwnFeedDeps extends Pick<SharedDependencies, 'clock' | 'newId'> {
  readonly feeds: Pick<FeedStore, 'find' | 'write'>;
  /** 128 random bits in 22 characters. */
  readonly newSecret: () => string;
  readonly siteUrl: string;
}

const shown = (link: FeedLink | undefined) => {
  const feed = feedShown(link);
  return feed === undefined ? {} : { feed };
};

/** The caller's link: since when there is one, and how often it was read. */
export const showOwnFeed =
  ({ feeds }: Pick<OwnFeedDeps, 'feeds'>): UseCase<Endpoints['ownFeed']> =>
  async ({ caller: { userId } }) =>
    ok(shown(await feeds.find(userId)));

interface Asked {
  readonly userId: string;
  readonly correlationId: string;
}

/** Writes what a link becomes. A calendar may read it at the same moment, which counts in the same item; then it is tried again. */
const changeFeed = (
  { feeds, clock, newId }: OwnFeedDeps,
  { userId, correlationId }: Asked,
  next: (before: FeedLink | undefined, now: Date) => FeedLink | undefined,
): Promise<FeedLink | undefined> =>
  untilWritten(`The feed of ${userId}`, async () => {
    const now = clock();
    const before = await feeds.find(userId);
    const after = next(before, now);
    if (after === undefined) return before;
    const what = after.hash === undefined ? 'ended' : before?.hash === undefined ? 'made' : 'renewed';
    const event = compose(
      BookingFeedChangedV1,
      { subject: userId, version: after.version, at: now.toISOString(), data: { userId, what } },
      { newId, correlationId },
    );
    return (await feeds.write(userId, { before, after }, { event, now })) ? after : again;
  });

/** Makes the caller's link, or renews it, which ends the one before. Its address is in this answer and nowhere else. */
export const makeOwnFeed =
  (deps: OwnFeedDeps): UseCase<Endpoints['makeFeed']> =>
  async ({ caller: { userId }, correlationId }) => {
    const secret = deps.newSecret();
    const hash = hashOfFeed(secret);
    const link = await changeFeed(deps, { userId, correlationId }, (before, now) =>
      nextFeedLink(before, hash, now),
    );
    const feed = feedShown(link);
    if (feed === undefined) throw new Error('The link was made, but it is not there.');
    return ok({ feed, address: `${deps.siteUrl}${feedPath(secret)}` });
  };

/** Ends the caller's link. Once it is ended, nothing changes. */
export const endOwnFeed =
  (deps: OwnFeedDeps): UseCase<Endpoints['endFeed']> =>
  async ({ caller: { userId }, correlationId }) =>
    ok(
      shown(
        await changeFeed(deps, { userId, correlationId }, (before) =>
          before?.hash === undefined ? undefined : endedFeedLink(before),
        ),
      ),
    );
