import * as z from 'zod/mini';
import {
  mergeVitals,
  type PostVitals,
  postVitalNames,
  visitsIn,
  vitalFigures,
} from '../../monitoring/posts/post-vitals.ts';

/** With fewer visits, one slow phone decides what is found. */
export const LEAST_VISITS = 20;

const ratings = ['good', 'needs-improvement', 'poor'] as const;

/** How fast the page of a post was for its readers. */
export const PostSpeed = z.object({
  /** So many visits were measured. */
  visits: z.int(),
  /** Whether the last month is in it, because this one has few visits. */
  withLastMonth: z.boolean(),
  /** Each vital that was measured, at the 75th percentile: milliseconds, or a score for the layout shift. */
  vitals: z.array(z.object({ vital: z.enum(postVitalNames), p75: z.number(), rating: z.enum(ratings) })),
});
export type PostSpeed = z.infer<typeof PostSpeed>;

/** A post with how fast it was. */
export const MeasuredPost = z.object({
  id: z.string(),
  title: z.string(),
  slug: z.string(),
  speed: PostSpeed,
  /** True when enough visits were measured, and one of the vitals is not good. */
  isFinding: z.boolean(),
});
export type MeasuredPost = z.infer<typeof MeasuredPost>;

/** How fast a post is, of what was measured this month and in the last one at all its addresses; undefined when nothing was. */
export const speedOf = (
  thisMonth: readonly PostVitals[],
  lastMonth: readonly PostVitals[],
): PostSpeed | undefined => {
  const now = mergeVitals(thisMonth);
  const withLastMonth = visitsIn(now) < LEAST_VISITS && lastMonth.length > 0;
  const measured = withLastMonth ? mergeVitals([now, ...lastMonth]) : now;
  const visits = visitsIn(measured);
  return visits === 0 ? undefined : { visits, withLastMonth, vitals: [...vitalFigures(measured)] };
};

/** Whether a post is to be made faster. Fewer visits say too little. */
export const isSlow = ({ visits, vitals }: PostSpeed): boolean =>
  visits >= LEAST_VISITS && vitals.some(({ rating }) => rating !== 'good');

/** Sorts by how much is wrong: findings first, then poor vitals, then those that need work, then the most visits. */
export const bySlowness = (
  { speed: one, isFinding: isOne }: MeasuredPost,
  { speed: other, isFinding: isOther }: MeasuredPost,
): number => {
  const many = ({ vitals }: PostSpeed, rating: (typeof ratings)[number]): number =>
    vitals.filter((vital) => vital.rating === rating).length;
  return (
    Number(isOther) - Number(isOne) ||
    many(other, 'poor') - many(one, 'poor') ||
    many(other, 'needs-improvement') - many(one, 'needs-improvement') ||
    other.visits - one.visits
  );
};
