import { blogFeedEndpoints as endpoints } from '#domain/blog/feed/feed-endpoints.ts';
import { api } from '#web/api/client.ts';
import { OwnFeed as Feed } from '#web/link-page/own-feed.tsx';

const calls = {
  // Beside what is known about posts, not below it: a change of a post does not change it.
  queryKey: ['blog-feed'],
  show: () => api(endpoints.ownFeed, {}),
  make: () => api(endpoints.makeFeed, {}),
  end: () => api(endpoints.endFeed, {}),
} as const;

/** The days of posts in the calendar of whoever is here. */
export const OwnFeed = () => (
  <Feed calls={calls}>
    Your phone or computer shows the posts of last month, this month and the next six: what is planned,
    scheduled and published, with titles and a link to each, but no text.
  </Feed>
);
