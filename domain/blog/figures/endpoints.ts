import * as z from 'zod/mini';
import { Month } from '../../kernel/asked-list.ts';
import { endpoint } from '../../kernel/endpoint.ts';
import { PostFigures } from './post-figures.ts';
import { MeasuredPost, PostSpeed } from './post-speed.ts';

/** So many posts a month's figures show, those first that were opened most. */
export const MOST_POSTS = 200;

/** So many months of one post are shown. */
export const MONTHS_OF_A_POST = 6;

const ReadPost = z.object({ id: z.string(), title: z.string(), slug: z.string(), figures: PostFigures });
export type ReadPost = z.infer<typeof ReadPost>;

/** A month of all posts together, and of each that was opened most. */
export const AllPostsFigures = z.object({
  total: PostFigures,
  posts: z.array(ReadPost),
  /** True when more posts were opened than are shown. */
  more: z.boolean(),
});
export type AllPosts = z.infer<typeof AllPostsFigures>;

/** How fast posts were, the slowest first. */
export const AllPostsSpeeds = z.object({ posts: z.array(MeasuredPost), more: z.boolean() });
export type AllSpeeds = z.infer<typeof AllPostsSpeeds>;

/** With more posts than are shown, these are added up once in so many minutes: that reads what was counted of every post. */
export const MINUTES_KEPT = 10;

/** The endpoints of what readers do. */
export const figureEndpoints = {
  figures: endpoint('GET /api/blog/figures', {
    summary: `What readers did in a month: all posts together, and the ${MOST_POSTS} that were opened most. Months are those of New York.`,
    access: 'content.read',
    query: z.object({ month: Month }),
    reply: AllPostsFigures,
  }),
  postFigures: endpoint('GET /api/blog/{id}/figures', {
    summary: `What readers did with one post in each of the last ${MONTHS_OF_A_POST} months, this one first, at all addresses that it had, and how fast its page was for them.`,
    access: 'content.read',
    params: z.object({ id: z.uuid() }),
    reply: z.object({
      months: z.array(z.object({ month: Month, figures: PostFigures })),
      /** How fast its page was for them; absent when nobody's browser has measured it. */
      speed: z.optional(PostSpeed),
    }),
    refusals: { POST_NOT_FOUND: 404 },
  }),
  vitals: endpoint('GET /api/blog/vitals', {
    summary: `How fast the pages of posts were for their readers, the slowest first: this month, and with the last one while few visits were measured. At most ${MOST_POSTS} posts.`,
    access: 'content.read',
    reply: AllPostsSpeeds,
  }),
} as const;
