import { bookingFeedEndpoints as endpoints } from '#domain/bookings/feed/feed-endpoints.ts';
import { api } from '#web/api/client.ts';
import { OwnFeed as Feed } from '#web/link-page/own-feed.tsx';

const calls = {
  queryKey: ['bookings-feed'],
  show: () => api(endpoints.ownFeed, {}),
  make: () => api(endpoints.makeFeed, {}),
  end: () => api(endpoints.endFeed, {}),
} as const;

/** The bookings in the calendar of whoever is here. */
export const OwnFeed = () => (
  <Feed calls={calls}>
    Your phone or computer shows the bookings from two weeks ago to seven weeks ahead: way, town, goods and
    flight, but no name, no phone number and no street.
  </Feed>
);
