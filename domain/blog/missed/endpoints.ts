import * as z from 'zod/mini';
import { endpoint } from '../../kernel/endpoint.ts';
import { MissedDecision, missedRefusals, NewDecision } from './deciding.ts';

/** Hits of so many days are shown. */
export const MISSED_DAYS = 30;
/** So many addresses are shown, those first that were hit most. */
export const MOST_MISSED = 100;

/** An address without a page that readers hit. */
export const MissedHere = z.object({
  path: z.string(),
  /** How often, and when last. */
  hits: z.int(),
  lastAt: z.string(),
  /** The page of ours from which they came last; absent when the link is elsewhere. */
  from: z.optional(z.string()),
  /** Whether it may be redirected to a page. */
  mayRedirect: z.boolean(),
  /** A post with similar words. */
  suggested: z.optional(z.string()),
});
export type MissedHere = z.infer<typeof MissedHere>;

/** The addresses without a page, and what was decided of some. */
export const MissedPages = z.object({
  missed: z.array(MissedHere),
  /** True when readers hit more of them. */
  more: z.boolean(),
  /** What was decided, the newest first, with the hits since. */
  decided: z.array(z.object({ ...MissedDecision.shape, hits: z.int() })),
  /** The pages to which an address may be redirected: the newest posts, then the other pages. */
  places: z.array(z.object({ path: z.string(), title: z.string() })),
});
export type MissedPages = z.infer<typeof MissedPages>;

/** The endpoints of addresses without a page. */
export const missedEndpoints = {
  missed: endpoint('GET /api/blog/missed', {
    summary: `Addresses without a page that readers hit in the last ${MISSED_DAYS} days, the most hit first, and what was decided of some.`,
    access: 'content.read',
    reply: MissedPages,
  }),
  decideMissed: endpoint('POST /api/blog/missed', {
    summary:
      'Redirects an address without a page to a post or a page, hides it from the list, or takes that back. The same sent again changes nothing.',
    access: 'content.manage',
    body: NewDecision,
    reply: z.object({ decisions: z.array(MissedDecision) }),
    refusals: missedRefusals,
  }),
} as const;
