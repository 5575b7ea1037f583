import * as z from 'zod/mini';
import { feedDeeds } from '#domain/kernel/feed/feed-link.ts';
import { eventEnvelope } from '../envelope.ts';

/** Somebody who writes posts made, renewed or ended the link by which their own calendar reads them. Published by blog. */
export const BlogFeedChangedV1 = {
  type: 'blog-feed-changed.v1',
  source: 'skybarrel.blog',
  notifies: { nobody: 'Whoever made it puts the address into their own calendar.' },
  schema: eventEnvelope(
    'blog-feed-changed.v1',
    z.object({
      /** Whose link it is, and who changed it: nobody else can. */
      userId: z.string(),
      what: z.enum(feedDeeds),
    }),
  ),
} as const;
