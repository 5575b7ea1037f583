import type { bookingFeedEndpoints } from '#domain/bookings/feed/feed-endpoints.ts';
import type { UseCases } from '../../runtime/http/use-case.ts';
import { endOwnFeed, makeOwnFeed, type OwnFeedDeps, showOwnFeed } from './own-feed.ts';
import { type ReadFeedDeps, readFeed } from './read-feed.ts';

/** The calendar of somebody at the desk. */
export const feedUseCases = (deps: OwnFeedDeps & ReadFeedDeps): UseCases<typeof bookingFeedEndpoints> => ({
  ownFeed: showOwnFeed(deps),
  makeFeed: makeOwnFeed(deps),
  endFeed: endOwnFeed(deps),
  readFeed: readFeed(deps),
});
