import type { bookingFeedEndpoints } from '#domain/bookings/feed/feed-endpoints.ts';
import { feedDays, feedEntries, feedSince } from '#domain/bookings/feed/feed-entries.ts';
import { may } from '#domain/kernel/permissions.ts';
import { ok, refuse } from '#domain/kernel/result.ts';
import type { Role } from '#domain/kernel/role.ts';
import type { Brand } from '#domain/settings/brand.ts';
import type { Clock } from '../../runtime/clock.ts';
import type { UseCase } from '../../runtime/http/use-case.ts';
import type { BookingList } from '../store/booking-list.ts';
import { calendarText } from './calendar-text.ts';
import type { FeedStore } from './feed-store.ts';

/** More bookings than the van and the dock have in nine weeks. Beyond it, those that come last are left out. */
const MOST = 1000;

export interface ReadFeedDeps {
  readonly feeds: Pick<FeedStore, 'read'>;
  readonly list: Pick<BookingList, 'onDaysOrClosed'>;
  /** The roles that somebody has now; none when the account is gone. */
  readonly rolesOf: (userId: string) => Promise<readonly Role[]>;
  readonly readBrand: () => Promise<Brand>;
  readonly clock: Clock;
  readonly siteUrl: string;
}

/** The same words whatever is wrong with an address, so that nobody learns whether there was one. */
const noSuchFeed = () => refuse('FEED_NOT_FOUND', 'This calendar does not exist, or not any more.');

/**
 * The bookings for the calendar of whoever has the address. The right of its owner is asked at each reading, so that it ends with the
 * role and with the account.
 */
export const readFeed =
  ({
    feeds,
    list,
    rolesOf,
    readBrand,
    clock,
    siteUrl,
  }: ReadFeedDeps): UseCase<typeof bookingFeedEndpoints.readFeed> =>
  async ({ params: { secret } }) => {
    const now = clock();
    const userId = await feeds.read(secret, now);
    if (userId === undefined) return noSuchFeed();
    if (!may({ roles: await rolesOf(userId) }, 'booking.read')) return noSuchFeed();
    const days = feedDays(now);
    const [bookings, { name }] = await Promise.all([
      list.onDaysOrClosed(days, { from: feedSince(now), to: now.toISOString() }, MOST),
      readBrand(),
    ]);
    return ok(calendarText(feedEntries(bookings, days, siteUrl), name));
  };
