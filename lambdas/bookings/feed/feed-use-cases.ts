import { type bookingFeedEndpoints, feedPath } from '#domain/bookings/feed/feed-endpoints.ts';
import { BookingFeedChangedV1 } from '#events/bookings/booking-feed-changed.v1.ts';
import { compose } from '#events/envelope.ts';
import { type OwnFeedDeps, ownFeedUseCases } from '../../runtime/feed/own-feed.ts';
import type { UseCases } from '../../runtime/http/use-case.ts';
import type { SharedDependencies } from '../../runtime/shared-dependencies.ts';
import { type ReadFeedDeps, readFeed } from './read-feed.ts';

interface Deps
  extends ReadFeedDeps,
    Pick<OwnFeedDeps, 'feeds' | 'newSecret'>,
    Pick<SharedDependencies, 'newId'> {
  readonly feeds: OwnFeedDeps['feeds'] & ReadFeedDeps['feeds'];
}

/** The calendar of somebody at the desk. */
export const feedUseCases = (deps: Deps): UseCases<typeof bookingFeedEndpoints> => {
  const own: OwnFeedDeps = {
    ...deps,
    addressOf: (secret) => `${deps.siteUrl}${feedPath(secret)}`,
    eventOf: ({ userId, what, version, at, correlationId }) =>
      compose(
        BookingFeedChangedV1,
        { subject: userId, version, at, data: { userId, what } },
        { newId: deps.newId, correlationId },
      ),
  };
  return { ...ownFeedUseCases(own), readFeed: readFeed(deps) };
};
