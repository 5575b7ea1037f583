import type { bookingFeedEndpoints } from '#domain/bookings/feed/feed-endpoints.ts';
import { feedDays, feedEntries, feedSince } from '#domain/bookings/feed/feed-entries.ts';
import { ok } from '#domain/kernel/result.ts';
import type { Brand } from '#domain/settings/brand.ts';
import type { Clock } from '../../runtime/clock.ts';
import { calendarText } from '../../runtime/feed/calendar-text.ts';
import { type FeedReaderDeps, noSuchFeed, opensFeed } from '../../runtime/feed/own-feed.ts';
import type { UseCase } from '../../runtime/http/use-case.ts';
import type { BookingList } from '../store/booking-list.ts';

/** More bookings than the van and the dock have in nine weeks. Beyond it, those that come last are left out. */
const MOST = 1000;

export interface ReadFeedDeps extends FeedReaderDeps {
  readonly list: Pick<BookingList, 'onDaysOrClosed'>;
  readonly readBrand: () => Promise<Brand>;
  readonly clock: Clock;
  readonly siteUrl: string;
}

/** The bookings for the calendar of whoever has the address. */
export const readFeed =
  ({
    list,
    readBrand,
    clock,
    siteUrl,
    ...deps
  }: ReadFeedDeps): UseCase<typeof bookingFeedEndpoints.readFeed> =>
  async ({ params: { secret } }) => {
    const now = clock();
    if (!(await opensFeed(deps, secret, { now, right: 'booking.read' }))) return noSuchFeed();
    const days = feedDays(now);
    const [bookings, { name }] = await Promise.all([
      list.onDaysOrClosed(days, { from: feedSince(now), to: now.toISOString() }, MOST),
      readBrand(),
    ]);
    return ok(calendarText(feedEntries(bookings, days, siteUrl), { company: name, what: 'Bookings' }));
  };
