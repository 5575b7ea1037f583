import * as z from 'zod/mini';
import { endpoint } from '../../kernel/endpoint.ts';
import { FeedSecret, MadeFeed, OwnFeed } from '../../kernel/feed/feed-link.ts';

/** The bookings in the calendar that somebody at the desk has on their own phone. */
export const bookingFeedEndpoints = {
  ownFeed: endpoint('GET /api/desk/bookings/feed', {
    summary: "The caller's link for their own calendar: since when there is one, and how often it was read.",
    access: 'booking.read',
    reply: OwnFeed,
  }),
  makeFeed: endpoint('PUT /api/desk/bookings/feed', {
    summary:
      "Makes the caller's link for their own calendar. One that there was before does not work any more.",
    access: 'booking.read',
    reply: MadeFeed,
  }),
  endFeed: endpoint('DELETE /api/desk/bookings/feed', {
    summary: "Ends the caller's link for their own calendar.",
    access: 'booking.read',
    reply: OwnFeed,
  }),
  readFeed: endpoint('GET /api/feeds/bookings/{secret}', {
    summary:
      'The bookings from two weeks ago to seven weeks ahead as a calendar (RFC 5545), for whoever has the secret address: no name, no phone, no street.',
    access: 'anyone',
    params: z.object({ secret: FeedSecret }),
    replyType: 'text/calendar',
    reply: z.string(),
    refusals: { FEED_NOT_FOUND: 404 },
  }),
} as const;

/** The path of a calendar with this secret. */
export const feedPath = (secret: string): string =>
  bookingFeedEndpoints.readFeed.path.replace('{secret}', secret);
