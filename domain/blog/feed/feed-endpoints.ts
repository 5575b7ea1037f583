import * as z from 'zod/mini';
import { endpoint } from '../../kernel/endpoint.ts';
import { FeedSecret, MadeFeed, OwnFeed } from '../../kernel/feed/feed-link.ts';

/** The posts in the calendar that somebody at the blog's desk has on their own phone. */
export const blogFeedEndpoints = {
  ownFeed: endpoint('GET /api/blog/calendar/feed', {
    summary:
      "The caller's link by which their own calendar reads the posts: since when there is one, and how often it was read.",
    access: 'content.read',
    reply: OwnFeed,
  }),
  makeFeed: endpoint('PUT /api/blog/calendar/feed', {
    summary:
      "Makes the caller's link by which their own calendar reads the posts. One that there was before does not work any more.",
    access: 'content.read',
    reply: MadeFeed,
  }),
  endFeed: endpoint('DELETE /api/blog/calendar/feed', {
    summary: "Ends the caller's link by which their own calendar reads the posts.",
    access: 'content.read',
    reply: OwnFeed,
  }),
  readFeed: endpoint('GET /api/feeds/blog/{secret}', {
    summary:
      'The posts of last month, this one and six more as a calendar (RFC 5545), for whoever has the secret address: titles, status and days, no text.',
    access: 'anyone',
    params: z.object({ secret: FeedSecret }),
    replyType: 'text/calendar',
    reply: z.string(),
    refusals: { FEED_NOT_FOUND: 404 },
  }),
} as const;

/** The path of a calendar with this secret. */
export const blogFeedPath = (secret: string): string =>
  blogFeedEndpoints.readFeed.path.replace('{secret}', secret);
