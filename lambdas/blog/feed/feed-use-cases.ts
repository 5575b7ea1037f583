import { type blogFeedEndpoints, blogFeedPath } from '#domain/blog/feed/feed-endpoints.ts';
import { blogFeedEntries, feedMonths } from '#domain/blog/feed/feed-entries.ts';
import { newYorkDay } from '#domain/kernel/new-york.ts';
import { ok } from '#domain/kernel/result.ts';
import { BlogFeedChangedV1 } from '#events/blog/blog-feed-changed.v1.ts';
import { compose } from '#events/envelope.ts';
import { calendarText } from '../../runtime/feed/calendar-text.ts';
import type { FeedStore } from '../../runtime/feed/feed-store.ts';
import {
  type FeedReaderDeps,
  noSuchFeed,
  type OwnFeedDeps,
  opensFeed,
  ownFeedUseCases,
} from '../../runtime/feed/own-feed.ts';
import type { UseCase, UseCases } from '../../runtime/http/use-case.ts';
import type { SharedDependencies } from '../../runtime/shared-dependencies.ts';
import type { CalendarStore } from '../calendar-store.ts';

/** More posts than a team publishes in a month. Beyond it, those that come last are left out. */
const MOST_IN_MONTH = 100;

interface Deps
  extends Pick<SharedDependencies, 'clock' | 'newId'>,
    Pick<OwnFeedDeps, 'newSecret'>,
    Pick<FeedReaderDeps, 'rolesOf'> {
  readonly feeds: FeedStore;
  readonly calendar: CalendarStore;
  /** The name of the company, as the settings have it now. */
  readonly companyAt: (now: Date) => Promise<string>;
  readonly siteUrl: string;
}

/** The posts of several months for the calendar of whoever has the address. */
const readFeed =
  ({ calendar, companyAt, clock, siteUrl, ...deps }: Deps): UseCase<typeof blogFeedEndpoints.readFeed> =>
  async ({ params: { secret } }) => {
    const now = clock();
    if (!(await opensFeed(deps, secret, { now, right: 'content.read' }))) return noSuchFeed();
    const months = feedMonths(newYorkDay(now));
    const [company, ...pages] = await Promise.all([
      companyAt(now),
      ...months.map((month) => calendar.posts(month, { after: undefined, limit: MOST_IN_MONTH })),
    ]);
    const posts = pages.flatMap(({ items }) => items);
    return ok(calendarText(blogFeedEntries(posts, { siteUrl, now }), { company, what: 'Posts' }));
  };

/** The calendar of posts that somebody has on their own phone. */
export const feedUseCases = (deps: Deps): UseCases<typeof blogFeedEndpoints> => {
  const own: OwnFeedDeps = {
    ...deps,
    addressOf: (secret) => `${deps.siteUrl}${blogFeedPath(secret)}`,
    eventOf: ({ userId, what, version, at, correlationId }) =>
      compose(
        BlogFeedChangedV1,
        { subject: userId, version, at, data: { userId, what } },
        { newId: deps.newId, correlationId },
      ),
  };
  return { ...ownFeedUseCases(own), readFeed: readFeed(deps) };
};
